import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Locator, Page } from './story.ts';

/** Opens the search field: in the header bar, or in an overlay behind a button of the bar. */
export async function openSearch(page: Page, { shell }: Pick<typeof tr, 'shell'> = tr): Promise<Locator> {
  const bar = page.getByRole('banner');
  const open = bar.getByRole('button', { name: shell.search.open });
  if (await open.isVisible()) await open.click();
  return bar.getByLabel(shell.search.label, { exact: true }).filter({ visible: true });
}

/** The heading of the search results for a term, with any count. */
export function searchHeading(page: Page, term: string): Locator {
  const name = new RegExp(`^${tr.search.titleFor({ term, count: '[\\d.]+' })}$`);
  return page.getByRole('heading', { level: 1, name });
}
