import { readFile } from 'node:fs/promises';
import { office as officeEn } from '@ayrac/phrases/en/office/index.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectAccessible } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { usernameOf } from './member.ts';
import { arriveAsAdmin, arriveAtOffice, SCREEN } from './office.ts';
import { addOccupations, changeOccupation, numberOccupations } from './records.ts';
import { expectFits } from './small-window.ts';
import { expect, type Locator, type Page, story } from './story.ts';
import type { Visitor } from './visitor.ts';

const { fieldErrors, frame, occupations, resource } = office;
const { conflict, keys, order, views } = resource;

/** A name that no other story knows. */
const nameOf = (visitor: Visitor, what = '') => `Meslek ${usernameOf(visitor)}${what}`;

const list = (page: Page) => page.getByRole('table', { name: occupations.title });
const row = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });
const link = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true });
const panel = (page: Page) => page.getByRole('complementary');
const nameField = (page: Page) => panel(page).getByLabel(occupations.fields.name.label, { exact: true });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: frame.toasts.label }).getByText(text);
const save = (page: Page) => panel(page).getByRole('button', { name: resource.save, exact: true });
const search = (page: Page) => page.getByRole('textbox', { name: occupations.search });

/** The list of what one story added alone. */
const listOf = (words: string) => `${SCREEN}?q=${encodeURIComponent(words)}`;

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: frame.toasts.undo }).last().click();
  // The one before may still be there.
  await expect(toast(page, frame.toasts.undone).last()).toBeVisible();
}

async function openMenu(page: Page, label: string): Promise<Locator> {
  const menu = page.locator('details').filter({ has: page.locator(`summary[aria-label="${label}"]`) });
  await menu.locator('summary').click();
  return menu;
}

story(
  'an occupation is added after an error, changed, binned, and brought back',
  async ({ page, isMobile, visitor, baseURL }) => {
    await arriveAsAdmin(page, visitor, baseURL);
    const [name, later] = [nameOf(visitor), nameOf(visitor, ' B')];
    await page.getByRole('button', { name: occupations.add }).click();
    await panel(page).getByRole('button', { name: resource.saveNew, exact: true }).click();
    await expect(panel(page).getByText(fieldErrors.required)).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    await nameField(page).fill(name);
    await page.keyboard.press('Control+s');
    await expect(toast(page, resource.created({ label: name }))).toBeVisible();
    await expect(panel(page).getByRole('heading', { name })).toBeVisible();

    await nameField(page).fill(later);
    await save(page).click();
    await expect(toast(page, resource.saved({ label: later }))).toBeVisible();
    await undo(page);
    await expect(nameField(page)).toHaveValue(name);

    await panel(page).getByText(resource.history, { exact: true }).click();
    await expect(
      panel(page).getByRole('listitem').filter({ hasText: resource.historyOf.undone }),
    ).toContainText(later);
    await expect(panel(page).getByRole('listitem').last()).toContainText(resource.historyOf.created);

    await panel(page).getByText(resource.form, { exact: true }).click();
    await panel(page).getByRole('button', { name: resource.toBin }).click();
    await expect(toast(page, resource.binned({ label: name }))).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await arriveAtOffice(page, listOf(name));
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: resource.filters, exact: true }).click();
    await page.getByRole('button', { name: resource.bin }).click();
    await link(page, name).click();
    await panel(page).getByRole('button', { name: resource.restore }).click();
    await expect(toast(page, resource.restored({ label: name }))).toBeVisible();
    await arriveAtOffice(page, listOf(name));
    await expect(link(page, name)).toBeVisible();
  },
);

story(
  'what was typed is asked for before it is left, and stays',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    await arriveAsAdmin(page, visitor, baseURL);
    const name = nameOf(visitor);
    await addOccupations(page, name);
    await arriveAtOffice(page, listOf(name));
    await link(page, name).click();
    await nameField(page).fill(`${name} yarım`);
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: frame.unsaved.title });
    await question.getByRole('button', { name: frame.unsaved.stay }).click();
    await expect(nameField(page)).toHaveValue(`${name} yarım`);
    await panel(page).getByRole('button', { name: resource.close }).click();
    await question.getByRole('button', { name: frame.unsaved.leave }).click();
    await expect(panel(page)).toBeHidden();
    await expect(link(page, name)).toBeFocused();
  },
);

story.describe('two who change one occupation', () => {
  // The second one is told so with a status of its own.
  story.use({ expectedTrouble: [/status of 409/] });

  story(
    'choose field by field which values stay, or take all of one side',
    async ({ page, context, visitor, baseURL }) => {
      await arriveAsAdmin(page, visitor, baseURL);
      const name = nameOf(visitor);
      const [id = ''] = await addOccupations(page, name);
      const address = `${SCREEN}?open=${id}`;
      await arriveAtOffice(page, address);
      await nameField(page).fill(`${name} benim`);
      await panel(page).getByLabel(occupations.fields.isActive.label).uncheck();

      const other = await context.newPage();
      await arriveAtOffice(other, address);
      await nameField(other).fill(`${name} öbürü`);
      await panel(other).getByLabel(occupations.fields.nameEn.label).fill('Other');
      await save(other).click();
      await expect(toast(other, resource.saved({ label: `${name} öbürü` }))).toBeVisible();

      await page.bringToFront();
      await save(page).click();
      await expect(panel(page).getByRole('heading', { name: conflict.title })).toBeFocused();
      await expectAccessible(page);
      await panel(page).getByRole('button', { name: conflict.save }).press('Enter');
      await expect(panel(page).getByText(conflict.missing)).toBeVisible();
      const choice = panel(page).getByRole('group', { name: occupations.fields.name.label, exact: true });
      await choice.getByRole('radio', { name: conflict.mine }).check();
      await panel(page).getByRole('button', { name: conflict.save }).click();
      await expect(toast(page, resource.saved({ label: `${name} benim` }))).toBeVisible();
      await expect(nameField(page)).toHaveValue(`${name} benim`);
      await expect(panel(page).getByLabel(occupations.fields.nameEn.label)).toHaveValue('Other');
      await expect(panel(page).getByLabel(occupations.fields.isActive.label)).not.toBeChecked();

      await nameField(page).fill(`${name} yine benim`);
      await changeOccupation(page, id, { name: `${name} öbürü` });
      await save(page).press('Enter');
      await panel(page).getByRole('button', { name: conflict.allTheirs }).click();
      await panel(page).getByRole('button', { name: conflict.save }).press('Enter');
      await expect(nameField(page)).toHaveValue(`${name} öbürü`);
    },
  );
});

story(
  'the address holds the list, which is exported as it stands there',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    await arriveAsAdmin(page, visitor, baseURL);
    const name = nameOf(visitor);
    await addOccupations(page, `${name} =1+1`, `${name} ışık`);
    await search(page).fill(name.toLocaleUpperCase('tr'));
    await expect(list(page).getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: occupations.fields.name.label, exact: true }).click();
    await page.getByRole('button', { name: occupations.fields.name.label, exact: true }).click();
    const head = list(page).getByRole('columnheader', { name: occupations.fields.name.label, exact: true });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(list(page).getByRole('link').first()).toHaveText(`${name} ışık`);
    await page.getByRole('combobox', { name: occupations.fields.isActive.label }).selectOption('false');
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
    await page.reload();
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
    await page.goBack();
    await expect(list(page).getByRole('link')).toHaveText([`${name} ışık`, `${name} =1+1`]);
    await expect(search(page)).toHaveValue(name.toLocaleUpperCase('tr'));
    const menu = await openMenu(page, resource.columns);
    await menu.getByLabel(occupations.fields.nameEn.label).uncheck();
    await page.reload();
    await expect(head).toBeVisible();
    await expect(
      list(page).getByRole('columnheader', { name: occupations.fields.nameEn.label }),
    ).toBeHidden();

    const text = await fileOf(page, resource.export.csv);
    const lines = text.toString('utf8').trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`${name} ışık`);
    await expect(toast(page, resource.export.done({ count: '2' })).first()).toBeVisible();
    const sheet = await fileOf(page, resource.export.xlsx);
    expect(sheet.subarray(0, 2).toString()).toBe('PK');
  },
);

async function fileOf(page: Page, format: string): Promise<Buffer> {
  const arriving = page.waitForEvent('download');
  const menu = await openMenu(page, resource.export.button);
  await menu.getByRole('button', { name: format }).click();
  return readFile(await (await arriving).path());
}

story('many are deactivated and binned at once, and it is undone', async ({ page, visitor, baseURL }) => {
  await arriveAsAdmin(page, visitor, baseURL);
  const name = nameOf(visitor);
  await addOccupations(page, `${name} A`, `${name} B`, `${name} C`);
  await arriveAtOffice(page, listOf(name));
  const bar = page.getByRole('region', { name: resource.bulk });
  await page.getByLabel(resource.choose({ label: `${name} A` })).check();
  await page.getByLabel(resource.choose({ label: `${name} C` })).click({ modifiers: ['Shift'] });
  await expect(bar.getByText(resource.chosen({ count: '3' }))).toBeVisible();
  await bar.getByRole('button', { name: resource.deactivate }).click();
  await expect(row(page, `${name} B`)).toContainText(resource.no);
  await undo(page);
  await expect(row(page, `${name} B`)).toContainText(resource.yes);

  await page.getByLabel(resource.choose({ label: `${name} A` })).check();
  await page.getByLabel(resource.choose({ label: `${name} B` })).check();
  await bar.getByRole('button', { name: resource.toBin }).click();
  const question = page.getByRole('dialog', { name: resource.askBin({ count: '2' }) });
  await question.getByRole('button', { name: resource.toBin }).click();
  await expect(list(page).getByRole('link')).toHaveText([`${name} C`]);
  await undo(page);
  await expect(list(page).getByRole('link')).toHaveCount(3);
});

story('the order is changed by keys', { tag: '@once' }, async ({ page, visitor, baseURL }) => {
  await arriveAsAdmin(page, visitor, baseURL);
  await numberOccupations(page);
  await page.reload();
  const names = list(page).getByRole('link');
  await expect(names.first()).toBeVisible();
  const [first = '', second = '', third = ''] = await names.allTextContents();
  await names.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(toast(page, resource.ordered({ label: first }))).toBeVisible();
  await expect(names.nth(1)).toHaveText(first);
  await expect(names.nth(1)).toBeFocused();
  await undo(page);
  await expect(names.first()).toHaveText(first);

  const handle = page.getByRole('button', { name: order.handle({ label: third }) });
  await handle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: third })).toContainText('2.');
  await expect(handle).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(names.nth(2)).toHaveText(third);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(toast(page, resource.ordered({ label: third }))).toBeVisible();
  await expect(names.nth(1)).toHaveText(third);
  await expect(names.nth(2)).toHaveText(second);
  await undo(page);
  await expect(names.nth(2)).toHaveText(third);
});

story(
  'a view is kept under a name, opens the page, and is forgotten',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    await arriveAsAdmin(page, visitor, baseURL, `${SCREEN}?q=avukat&sort=-name`);
    const menu = await openMenu(page, views.button);
    await menu.getByRole('button', { name: views.add }).click();
    const form = page.getByRole('dialog', { name: views.add });
    await form.getByRole('button', { name: resource.save }).click();
    await expect(form.getByText(fieldErrors.required)).toBeVisible();
    await form.getByLabel(views.name).fill('Hukuk');
    await form.getByLabel(views.isDefault).check();
    await form.getByRole('button', { name: resource.save }).click();
    await expect(toast(page, views.saved({ name: 'Hukuk' }))).toBeVisible();

    await arriveAtOffice(page);
    await expect(page).toHaveURL(`${SCREEN}?q=avukat&sort=-name`);
    await openMenu(page, views.button);
    await menu.getByRole('button', { name: views.manage }).click();
    await page.getByRole('button', { name: views.renameOf({ name: 'Hukuk' }) }).click();
    const renaming = page.getByRole('dialog', { name: views.rename });
    await renaming.getByLabel(views.name).fill('Hukukçular');
    await renaming.getByRole('button', { name: resource.save }).click();
    await page.getByRole('button', { name: views.removeOf({ name: 'Hukukçular' }) }).click();
    await page
      .getByRole('dialog', { name: views.askRemove({ name: 'Hukukçular' }) })
      .getByRole('button', { name: views.remove })
      .click();
    await expect(toast(page, views.removed({ name: 'Hukukçular' }))).toBeVisible();
  },
);

story(
  'the keyboard alone goes through the list and the record',
  { tag: '@wide' },
  async ({ page, visitor, baseURL }) => {
    await arriveAsAdmin(page, visitor, baseURL);
    const name = nameOf(visitor);
    await addOccupations(page, `${name} A`, `${name} B`);
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type(name);
    await expect(list(page).getByRole('link')).toHaveCount(2);
    await tabTo(page, page.getByLabel(resource.choose({ label: `${name} A` })));
    await page.keyboard.press('j');
    await expect(link(page, `${name} B`)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByLabel(resource.choose({ label: `${name} B` }))).toBeChecked();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading', { name: `${name} A` })).toBeFocused();
    await page.keyboard.press('j');
    await expect(panel(page).getByRole('heading', { name: `${name} B` })).toBeVisible();
    await page.keyboard.press('e');
    await expect(nameField(page)).toBeFocused();
    // A letter in a field is a letter.
    await page.keyboard.press('End');
    await page.keyboard.type('xjk?');
    await page.keyboard.press('Control+s');
    await expect(toast(page, resource.saved({ label: `${name} Bxjk?` }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page, `${name} Bxjk?`)).toBeFocused();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: keys.title });
    await expect(help.getByText(keys.order)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  },
);

story('list and record have nothing to say for axe', async ({ page, isMobile, visitor, baseURL }) => {
  await arriveAsAdmin(page, visitor, baseURL);
  const name = nameOf(visitor);
  await addOccupations(page, name, `${name} ${'uzunad'.repeat(8)}`);
  // Both languages are looked at, each in a window of its own: what their words change is the same in both.
  const words = isMobile ? officeEn : office;
  if (isMobile) await useEnglish(page);
  await arriveAtOffice(page, listOf(name));
  const table = page.getByRole('table', { name: words.occupations.title });
  await expect(table.getByRole('link')).toHaveCount(2);
  await table.getByRole('checkbox', { name: words.resource.choose({ label: name }), exact: true }).check();
  await expectAccessible(page);
  await table.getByRole('link').last().click();
  await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page);
});

story(
  'list and record fit into the narrowest window',
  { tag: '@narrow' },
  async ({ page, visitor, baseURL }) => {
    await arriveAsAdmin(page, visitor, baseURL);
    const name = `${nameOf(visitor)} ${'uzunad'.repeat(8)}`;
    await addOccupations(page, name, `${name} 2`, `${name} 3`, `${name} 4`);
    await arriveAtOffice(page, listOf(name));
    await expect(link(page, name).first()).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: resource.filters, exact: true }).click();
    await list(page).getByRole('checkbox').first().check();
    await expectFits(page);
    await link(page, name).first().click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expectFits(page);
  },
);

async function useEnglish(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
}
