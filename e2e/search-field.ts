import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Locator, Page } from './story.ts';

/**
 * Returns the visible search field: in the bar, in an overlay that a button of the bar opens, or in the home page's
 * hero.
 */
export async function openSearch(
  page: Page,
  { shell, home }: Pick<typeof tr, 'shell' | 'home'> = tr,
): Promise<Locator> {
  const bar = page.getByRole('banner');
  const open = bar.getByRole('button', { name: shell.search.open });
  if (await open.isVisible()) await open.click();
  const hero = page.getByRole('main').getByRole('search', { name: home.search });
  return bar
    .getByLabel(shell.search.label, { exact: true })
    .or(hero.getByLabel(home.search, { exact: true }))
    .filter({ visible: true })
    .first();
}

/** The heading of the search results for a term, with any count. */
export function searchHeading(page: Page, term: string): Locator {
  const name = new RegExp(`^${tr.search.titleFor({ term, count: '[\\d.]+' })}$`);
  return page.getByRole('heading', { level: 1, name });
}
