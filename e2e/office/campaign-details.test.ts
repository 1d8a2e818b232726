import { readFile } from 'node:fs/promises';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { arriveAtOffice, signInAsAdmin } from '../office.ts';
import { addBrand, addCampaign } from '../records.ts';
import { expect, type Locator, type Page, story } from '../story.ts';
import { openMenu } from './occupations.ts';

const { campaignDetails: words, campaignWizard, fieldErrors, frame, resource } = office;
const { fuel, gearType } = campaignWizard.fields;
const FAR = 4;

const grid = (page: Page) => page.getByRole('grid', { name: words.title });
/** A cell by row and column, not counting the row header. */
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[data-cell="${row}/${column}"]`);
const toasts = (page: Page) => page.getByRole('region', { name: frame.toasts.label });
const save = (page: Page, count: number) =>
  page.getByRole('button', { name: words.save({ count: `${count}` }), exact: true });

/** Pastes text as a spreadsheet would have copied it. */
const paste = (at: Locator, text: string) =>
  at.evaluate((element, block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', block);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Changes a cell as another person with the same table would. */
const writeElsewhere = (page: Page, id: string, name: string, typed: string) =>
  page.evaluate(
    async ({ id: campaign, cells }) => {
      const body = JSON.stringify({ rows: [{ id: campaign, cells }] });
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch('/api/admin/campaign-details', { method: 'POST', headers, body });
      return (await reply.json()).done;
    },
    { id, cells: [{ name, seen: null, typed }] },
  );

story(
  'many campaigns are edited from a spreadsheet, with a refused cell, undo and a concurrent editor',
  { tag: '@once' },
  async ({ page, visitor }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await signInAsAdmin(page, visitor);
    const brand = await addBrand(page, `Tablo ${usernameOf(visitor)}`);
    for (const letter of ['A', 'B', 'C', 'D', 'E'])
      await addCampaign(page, brand, `Tablo ${usernameOf(visitor)} ${letter}`);
    const found = `sort=title&state=live&q=${brand}`;
    await arriveAtOffice(page, `/admin/campaign-details?${found}`);
    await expect(grid(page)).toBeVisible();
    await expectWhole(page);
    await page.getByText(words.parts.vehicle, { exact: true }).click();
    // The address contains the state of the table.
    await expect(page).toHaveURL(new RegExp(`[?&]q=${brand}&part=vehicle$`));
    await page.reload();
    await expect(page.getByRole('radio', { name: words.parts.vehicle, exact: true })).toBeChecked();
    await expect(grid(page)).toBeVisible();
    // None of these campaigns is a vehicle, so their cells are empty.
    // Columns are hidden on the page only: a file has all of them.
    const head = grid(page).getByRole('columnheader', { name: fuel.label, exact: true });
    const columns = await openMenu(page, resource.columns);
    await columns.getByLabel(fuel.label, { exact: true }).uncheck();
    await expect(head).toBeHidden();
    await columns.getByLabel(fuel.label, { exact: true }).check();
    await expect(head).toBeVisible();
    await page.keyboard.press('Escape');
    const arriving = page.waitForEvent('download');
    await (await openMenu(page, resource.export.button))
      .getByRole('button', { name: resource.export.csv })
      .click();
    const lines = (await readFile(await (await arriving).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]?.split(';')).toContain(fuel.label);
    const reply = await page.request.get(`/api/admin/campaign-details?${found}&limit=5`);
    const [first] = (await reply.json()).items;

    // Twenty cells, one of them invalid.
    const line = [gearType.choices.manual, fuel.choices.diesel, 'Hayır', '5'];
    const block = Array.from({ length: 5 }, (_, at) =>
      line.map((text, column) => (at === 2 && column === 1 ? 'odun' : text)).join('\t'),
    ).join('\n');
    await cell(page, 0, 0).click();
    await paste(cell(page, 0, 0), block);
    await expect(cell(page, FAR, 3)).toHaveText('5');
    await page.keyboard.press('Control+z');
    await expect(page.getByText(words.noChanges)).toBeVisible();
    await paste(cell(page, 0, 0), block);
    await expect(cell(page, 2, 1)).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(page, 2, 1)).toHaveAttribute('title', fieldErrors['not-a-choice']);
    await expect(page.getByText(words.wrong({ count: '1' }))).toBeVisible();
    await save(page, 16).click();
    await expect(toasts(page).getByText(words.saved({ count: '16' }))).toBeVisible();

    // The campaign with the invalid cell is corrected by keyboard and saved.
    await cell(page, 2, 1).click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(fuel.choices.petrol);
    await page.keyboard.press('Enter');
    await expect(cell(page, 3, 1)).toBeFocused();
    await save(page, 4).click();
    await expect(page.getByText(words.noChanges)).toBeVisible();
    await expect(cell(page, 2, 1)).toHaveText(fuel.choices.petrol);

    // Unsaved input survives a reload, while another person changes the same cell.
    await cell(page, 0, 5).click();
    await page.keyboard.type('640');
    await page.keyboard.press('Enter');
    await expect(save(page, 1)).toBeVisible();
    await page.reload();
    await page.getByText(words.parts.vehicle, { exact: true }).click();
    await expect(cell(page, 0, 5)).toHaveText('640');
    expect(await writeElsewhere(page, first.id, 'range', '700')).toBe(1);
    await save(page, 1).click();
    const conflicts = page.getByRole('list', { name: words.conflicts.title });
    await expect(conflicts).toContainText('700');
    await expect(cell(page, 0, 5)).toHaveText('640');
    await expectWhole(page, 'html', 'dark');
    await conflicts.getByRole('button', { name: words.conflicts.takeYours }).click();
    await expect(conflicts).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await save(page, 1).click();
    await expect(page.getByText(words.noChanges)).toBeVisible();
    await expect(cell(page, 0, 5)).toHaveText('640');
    await toasts(page).getByRole('button', { name: frame.toasts.undo }).last().click();
    await expect(cell(page, 0, 5)).toHaveText('700');
  },
);
