import { office } from '@ayrac/phrases/tr/office/index.ts';
import { usernameOf } from './member.ts';
import { SCREEN } from './office.ts';
import { expect, type Locator, type Page } from './story.ts';
import type { Visitor } from './visitor.ts';

const { frame, occupations, resource } = office;

/** A name that no other story knows. */
export const nameOf = (visitor: Visitor, what = '') => `Meslek ${usernameOf(visitor)}${what}`;

/** The table of occupations. */
export const list = (page: Page) => page.getByRole('table', { name: occupations.title });
/** The row of a name. */
export const row = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });
/** The link of a name, which opens its record. */
export const link = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true });
/** The panel of a record. */
export const panel = (page: Page) => page.getByRole('complementary');
/** The field of a record's name. */
export const nameField = (page: Page) =>
  panel(page).getByLabel(occupations.fields.name.label, { exact: true });
/** A notification of the office. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: frame.toasts.label }).getByText(text);
/** The button that saves a record. */
export const save = (page: Page) => panel(page).getByRole('button', { name: resource.save, exact: true });
/** The box that searches the list. */
export const search = (page: Page) => page.getByRole('textbox', { name: occupations.search });

/** The list of what one story added alone. */
export const listOf = (words: string) => `${SCREEN}?q=${encodeURIComponent(words)}`;

/** Takes back what was done last. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: frame.toasts.undo }).last().click();
  // The one before may still be there.
  await expect(toast(page, frame.toasts.undone).last()).toBeVisible();
}

/** Opens a menu of the list's head. */
export async function openMenu(page: Page, label: string): Promise<Locator> {
  const menu = page.locator('details').filter({ has: page.locator(`summary[aria-label="${label}"]`) });
  await menu.locator('summary').click();
  return menu;
}
