import { office } from '@ayrac/phrases/tr/office/index.ts';
import { usernameOf } from '../member.ts';
import { SCREEN } from '../office.ts';
import { expect, type Locator, type Page } from '../story.ts';
import type { Visitor } from '../visitor.ts';

const { frame, occupations, resource } = office;

/** Returns a name that no other story uses. */
export const nameOf = (visitor: Visitor, what = '') => `Meslek ${usernameOf(visitor)}${what}`;

/** Table of occupations. */
export const list = (page: Page) => page.getByRole('table', { name: occupations.title });
/** Row of an occupation. */
export const row = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });
/** Link that opens an occupation. */
export const link = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true });
/** Panel of a record. */
export const panel = (page: Page) => page.getByRole('complementary');
/** Name field of a record. */
export const nameField = (page: Page) =>
  panel(page).getByLabel(occupations.fields.name.label, { exact: true });
/** A toast of the office. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: frame.toasts.label }).getByText(text);
/** Save button of a record. */
export const save = (page: Page) => panel(page).getByRole('button', { name: resource.save, exact: true });
/** Search field of the list. */
export const search = (page: Page) => page.getByRole('textbox', { name: occupations.search });

/** Address of the list narrowed to the occupations of one story. */
export const listOf = (words: string) => `${SCREEN}?q=${encodeURIComponent(words)}`;

/** Undoes the last change. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: frame.toasts.undo }).last().click();
  // The toast of an earlier undo may still be visible.
  await expect(toast(page, frame.toasts.undone).last()).toBeVisible();
}

/** Opens a menu in the header of the list. */
export async function openMenu(page: Page, label: string): Promise<Locator> {
  const menu = page.locator('details').filter({ has: page.locator(`summary[aria-label="${label}"]`) });
  await menu.locator('summary').click();
  return menu;
}
