import { readFile } from 'node:fs/promises';
import { tr } from '@ayrac/phrases/tr/index.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { arriveAsAdmin, arriveAtOffice, signInAsAdmin } from '../office.ts';
import { addOccupations, numberOccupations } from '../records.ts';
import { expect, type Page, story } from '../story.ts';
import { list, listOf, nameOf, openMenu, row, search, toast, undo } from './occupations.ts';

const { occupations, resource } = office;
const { order } = resource;

story.use({ expectedTrouble: [/ERR_FAILED/] });

story(
  "the address contains the list's state, which is exported, and columns can be hidden",
  { tag: '@once' },
  async ({ page, visitor }) => {
    await arriveAsAdmin(page, visitor);
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
    // The pressed button disappears, and the focus is not lost with it.
    await page.getByRole('button', { name: resource.clearFilters }).click();
    await expect(page.getByRole('heading', { level: 2, name: occupations.title })).toBeFocused();
    await page.goBack();
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
    await page.goBack();
    await expect(list(page).getByRole('link')).toHaveText([`${name} ışık`, `${name} =1+1`]);
    await expect(search(page)).toHaveValue(name.toLocaleUpperCase('tr'));
    const menu = await openMenu(page, resource.columns);
    const chosen = page.waitForResponse(
      (reply) => reply.url().endsWith('/column-choices') && reply.request().method() === 'POST',
    );
    await menu.getByLabel(occupations.fields.nameEn.label).uncheck();
    expect((await chosen).status()).toBe(200);
    // The choice is stored with the account, not in the browser.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(head).toBeVisible();
    await expect(
      list(page).getByRole('columnheader', { name: occupations.fields.nameEn.label }),
    ).toBeHidden();

    // One that is cancelled says so, and its button gives the focus to the heading of the list.
    await page.route('**/api/admin/occupations/export?*', () => {}, { times: 1 });
    await (await openMenu(page, resource.export.button))
      .getByRole('button', { name: resource.export.csv })
      .click();
    await page.getByRole('button', { name: resource.export.cancel }).click();
    await expect(toast(page, resource.export.cancelled)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: occupations.title })).toBeFocused();

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

story(
  'many are deactivated and binned in bulk with undo; the order is changed by keyboard',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await story.step('bulk change', async () => {
      await signInAsAdmin(page, visitor);
      const name = nameOf(visitor);
      await addOccupations(page, `${name} A`, `${name} B`, `${name} C`);
      await arriveAtOffice(page, listOf(name));
      const bar = page.getByRole('region', { name: resource.bulk });
      await page.getByLabel(resource.choose({ label: `${name} A` })).check();
      await page.getByLabel(resource.choose({ label: `${name} C` })).click({ modifiers: ['Shift'] });
      await expect(bar.getByText(resource.chosen({ count: '3' }))).toBeVisible();
      // The selection stays if the action got no answer, so that it can be repeated.
      await page.route('**/occupations/bulk', (route) => route.abort(), { times: 1 });
      await bar.getByRole('button', { name: resource.deactivate }).click();
      await expect(page.getByText(tr.errors.page.offline)).toBeVisible();
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
    await story.step('order by keyboard', async () => {
      await numberOccupations(page);
      await arriveAtOffice(page);
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
  },
);
