import { office } from '@ayrac/phrases/tr/office/index.ts';
import { nextCode, signInByCall } from '../member.ts';
import { arriveAsAdmin, arriveAtOffice, makeAdmin, moveInOffice, SCREEN } from '../office.ts';
import { expect, story } from '../story.ts';
import { openMenu, toast } from './occupations.ts';

const { fieldErrors, resource } = office;
const { views } = resource;

story(
  'a list opens with a saved view, which a colleague sees while it is shared and which takes over what the list shows',
  { tag: '@once' },
  async ({ page, browser, visitor }) => {
    const { username, secret } = await makeAdmin(visitor);
    await signInByCall(page, username, nextCode(secret));
    const [first, name] = [`Hukuk ${username}`, `Hukukçular ${username}`];
    const address = `${SCREEN}?q=avukat&sort=-name`;
    await arriveAtOffice(page, address);
    const menu = await openMenu(page, views.button);
    await menu.getByRole('button', { name: views.add }).click();
    const form = page.getByRole('dialog', { name: views.add });
    await form.getByRole('button', { name: resource.save }).click();
    await expect(form.getByText(fieldErrors.required)).toBeVisible();
    await form.getByLabel(views.name).fill(first);
    await form.getByLabel(views.isDefault).check();
    // Saving twice at once saves once: a second view of this name would be refused.
    await form.locator('form').evaluate((sent: HTMLFormElement) => {
      sent.requestSubmit();
      sent.requestSubmit();
    });
    await expect(toast(page, views.saved({ name: first }))).toBeVisible();
    await expect(form).toBeHidden();

    await arriveAtOffice(page);
    await expect(page).toHaveURL(address);
    await openMenu(page, views.button);
    await menu.getByRole('button', { name: views.manage }).click();
    await page.getByRole('button', { name: views.editOf({ name: first }) }).click();
    const editing = page.getByRole('dialog', { name: views.edit, exact: true });
    await editing.getByLabel(views.name).fill(name);
    await editing.getByLabel(views.isShared).check();
    // The list still shows what the view does.
    await expect(editing.getByLabel(views.isUpdated)).toHaveCount(0);
    await editing.getByRole('button', { name: resource.save }).click();
    const own = page.getByRole('listitem').filter({ hasText: name });
    await expect(own).toContainText(views.sharedMark);

    const colleague = await browser.newPage();
    await arriveAsAdmin(colleague, { ...visitor, email: `b-${visitor.email}` });
    // The list opens with the owner's default view for the owner alone.
    await expect(colleague).toHaveURL(new RegExp(`${SCREEN}$`));
    const theirs = await openMenu(colleague, views.button);
    const shared = theirs.getByRole('link', { name });
    await expect(shared).toContainText(views.sharedBy({ username }));
    await expect(theirs.getByRole('button', { name: views.manage })).toBeHidden();
    await shared.click();
    await expect(colleague).toHaveURL(address);
    await colleague.close();

    // The view takes over the search and sorting that its list shows now.
    await page.keyboard.press('Escape');
    const now = `${SCREEN}?q=hakim&sort=-name`;
    await moveInOffice(page, now);
    await openMenu(page, views.button);
    await menu.getByRole('button', { name: views.manage }).click();
    await page.getByRole('button', { name: views.editOf({ name }) }).click();
    await editing.getByLabel(views.isUpdated).check();
    await editing.getByRole('button', { name: resource.save }).click();
    await expect(editing).toBeHidden();
    await page.keyboard.press('Escape');
    await moveInOffice(page, `${SCREEN}?q=avukat`);
    await openMenu(page, views.button);
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(now);

    await openMenu(page, views.button);
    await menu.getByRole('button', { name: views.manage }).click();

    await page.getByRole('button', { name: views.removeOf({ name }) }).click();
    await page
      .getByRole('dialog', { name: views.askRemove({ name }) })
      .getByRole('button', { name: views.remove })
      .click();
    await expect(toast(page, views.removed({ name }))).toBeVisible();
    const managed = page.getByRole('dialog', { name: views.manage });
    await expect(managed.getByText(views.none)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(managed).toBeHidden();
    await expect(page.getByLabel(views.button, { exact: true })).toBeFocused();
  },
);
