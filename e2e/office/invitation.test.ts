import { office } from '@ayrac/phrases/tr/office/index.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { consentCookie } from '../consent.ts';
import { mailedLink } from '../mailbox.ts';
import { PASSWORD, usernameOf } from '../member.ts';
import { arriveAsAdmin } from '../office.ts';
import { comeAlive, expect, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';

const { auth, invitation, login } = tr;
const { fieldErrors, person, resource, users } = office;

story(
  'an invited person sees the inviter, activates the account, and finds the link used',
  { tag: '@once' },
  async ({ page, browser, visitor, baseURL }) => {
    const host = await arriveAsAdmin(page, visitor, '/admin/users');
    const guest = newVisitor();
    await page.getByRole('button', { name: users.add }).click();
    const dialog = page.getByRole('dialog', { name: person.invite.title });
    await dialog.getByLabel(users.fields.username.label).fill(usernameOf(guest));
    await dialog.getByLabel(users.fields.email.label, { exact: true }).fill(guest.email);
    const role = dialog.getByLabel(users.fields.role.label, { exact: true });
    await role.selectOption('CRM_ADMIN');
    await expect(dialog.getByText(resource.optional)).toBeVisible();
    await role.selectOption('BRAND');
    await expect(dialog.getByText(resource.optional)).toBeHidden();
    await dialog.getByRole('button', { name: person.invite.save }).click();
    await expect(dialog.getByText(fieldErrors.required)).toBeVisible();
    // The list of brands is in front of the dialog.
    const brand = dialog.getByRole('combobox', { name: users.fields.brandId.label });
    await brand.click();
    const brands = page.getByRole('listbox');
    await expect(brands).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(brands).toBeHidden();
    await expect(brand).toBeVisible();
    await brand.fill('BMW');
    await page.getByRole('option', { name: 'BMW', exact: true }).click();
    await role.selectOption('CUSTOMER');
    await dialog.getByRole('button', { name: person.invite.save }).click();
    await expect(dialog).toBeHidden();
    const link = await mailedLink(page, guest.email, 'invitation');

    const theirs = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
    await theirs.addCookies([consentCookie(baseURL ?? '')]);
    const invited = await theirs.newPage();
    await invited.goto(link);
    await comeAlive(invited);
    const main = invited.getByRole('main');
    await expect(main).toContainText(host);
    await expect(main).toContainText(invitation.roles.CUSTOMER);
    await expectWhole(invited, 'main');
    await expect(main.getByLabel(auth.username)).toHaveValue(usernameOf(guest));
    const username = `${usernameOf(guest)}.x`.slice(-30);
    await main.getByLabel(auth.username).fill(username);
    await main.getByRole('button', { name: invitation.submit }).click();
    await expect(main.getByLabel(auth.password, { exact: true })).toBeFocused();
    await main.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await main.getByLabel(auth.passwordConfirmation).fill(PASSWORD);
    await main.getByRole('button', { name: invitation.submit }).click();
    await expect(invited).toHaveURL('/login?durum=davet-kabul');
    await expect(invited.getByText(login.came.invited.text)).toBeVisible();

    await invited.goto(link);
    await comeAlive(invited);
    await expect(invited.getByText(invitation.closed.used.title)).toBeVisible();
    await expect(main.getByRole('button', { name: invitation.submit })).toHaveCount(0);
    await expectWhole(invited, 'main', 'dark');
    await theirs.close();
  },
);
