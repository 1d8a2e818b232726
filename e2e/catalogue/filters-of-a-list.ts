import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Page } from '../story.ts';

const { filter } = tr;

export function column(page: Page) {
  return page.getByRole('complementary', { name: filter.title });
}

export function box(page: Page, name: string) {
  return column(page).getByRole('checkbox', { name: startsWith(name) });
}

/** Ticks a box by its label, as a person does. */
export async function tick(page: Page, name: string): Promise<void> {
  await box(page, name).click();
}

export async function countBeside(page: Page, name: string): Promise<string> {
  const label = await box(page, name).getAttribute('aria-label');
  return /, (\d+)/.exec(label ?? '')?.[1] ?? '';
}

export function shown(page: Page) {
  return page.getByRole('main').getByRole('status');
}

export function chip(page: Page, label: string, words: typeof filter = filter) {
  return page.getByRole('link', { name: words.remove({ label }) });
}

/** Matches the label of a value, which is followed by its count. */
export function startsWith(name: string): RegExp {
  return new RegExp(`^${name}, \\d`);
}
