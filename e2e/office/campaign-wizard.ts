import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expect, type Page } from '../story.ts';

const { campaignWizard: words, resource } = office;

/** Screen of the campaign wizard in the office. */
export const SCREEN = '/admin/campaign-wizard';

/** Returns the control of a field of a campaign. */
export const field = (page: Page, name: keyof typeof words.fields) =>
  page
    .getByRole('main')
    .getByLabel(new RegExp(`^${words.fields[name].label}(?: ?${words.check.required})?$`));

/** Returns the button with exactly this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns the heading of a step. */
export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Waits until the draft is saved. */
export const saved = (page: Page) =>
  expect(page.getByText(/^Kaydedildi: \d\d:\d\d$/)).toBeVisible({ timeout: 10_000 });

/** Types in a search field and chooses one of its options, by default the record with this name. */
async function choose(page: Page, label: string, typed: string, option = typed): Promise<void> {
  const combobox = page.getByRole('combobox', { name: label });
  await combobox.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Starts a campaign of a brand that is created from the wizard. */
export async function begin(page: Page, brand: string): Promise<void> {
  await choose(page, words.fields.brandId.label, brand, resource.reference.add({ name: brand }));
  const name = page.getByRole('dialog').getByLabel(words.adding.name, { exact: true });
  await expect(name).toHaveValue(brand);
  await name.press('Enter');
  await expect(page.getByRole('combobox', { name: words.fields.brandId.label })).toHaveValue(brand);
  await choose(page, words.fields.categoryId.label, 'Otomobil');
  await button(page, words.begin.start).click();
  await expect(step(page, words.steps.offer)).toBeVisible();
}
