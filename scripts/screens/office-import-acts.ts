import type { Locale } from '@ayrac/domain/text/locale.ts';
import { office as en } from '@ayrac/phrases/en/office/index.ts';
import { office as tr } from '@ayrac/phrases/tr/office/index.ts';
import type { Page } from 'playwright-core';

const phrases = { tr, en };
const PASTED = [
  'Marka\tRenk\tBayi notu',
  'Kuzey Işığı Sürdürülebilir Enerji ve Depolama Çözümleri\t#334455\tx',
  'Çınar Optik\tmavi\ty',
  'Iğdır Yolu\t#0a7a5a\t',
  '\t#112233\tadı yok',
].join('\n');

/** Pastes cells and opens the mapping of their columns. */
export async function openMapping(page: Page, locale: Locale): Promise<void> {
  const words = phrases[locale].imports;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.kind).selectOption('brands');
  await dialog.getByLabel(words.pasted).fill(PASTED);
  await dialog.getByRole('button', { name: words.upload }).click();
  await page.locator('.import-columns').first().waitFor();
}

/** Opens the preview of the imported rows, two of them refused. */
export async function openImportedRows(page: Page, locale: Locale): Promise<void> {
  await openMapping(page, locale);
  await page.getByRole('button', { name: phrases[locale].imports.mapping.check }).click();
  await page.locator('.import-row').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Shows an import that is being undone, with an invented progress. */
export async function openUndoing(page: Page, locale: Locale): Promise<void> {
  await openImportedRows(page, locale);
  await page.route('**/api/admin/imports/*', async (route) => {
    const found = await route.fetch();
    const counts = { new: 420, changed: 80, unchanged: 0, refused: 2, written: 500 };
    const progress = { state: 'undoing', total: 502, passed: 180, actions: [], counts };
    await route.fulfill({ response: found, json: { ...(await found.json()), ...progress } });
  });
  await page.reload();
  await page.locator('progress').waitFor();
}
