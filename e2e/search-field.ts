import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Locator, Page } from './story.ts';

/** The search field where the window has it: in the bar, or in an overlay behind a button of it. */
export async function openSearch(page: Page, { shell }: Pick<typeof tr, 'shell'> = tr): Promise<Locator> {
  const bar = page.getByRole('banner');
  const open = bar.getByRole('button', { name: shell.search.open });
  if (await open.isVisible()) await open.click();
  return bar.getByLabel(shell.search.label, { exact: true }).filter({ visible: true });
}

/** The heading of what was found for a term, however many campaigns these are. */
export function searchHeading(page: Page, term: string): Locator {
  const name = new RegExp(`^${tr.search.titleFor({ term, count: '[\\d.]+' })}$`);
  return page.getByRole('heading', { level: 1, name });
}
