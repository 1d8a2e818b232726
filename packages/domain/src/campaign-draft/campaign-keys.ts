import { foldTurkish, turkishSortKey } from '../text/turkish.ts';

/**
 * Characters of a title or slug that are indexed. Nobody types more, and PostgreSQL limits the size of index entries.
 */
const MOST = 300;

/**
 * Returns the keys by which the back office searches and sorts a campaign: its folded title and slug, and the sort key
 * of its title.
 */
export function campaignKeys({ title, slug }: { readonly title: string; readonly slug: string }) {
  return {
    searchKey: foldTurkish(`${title.slice(0, MOST)} ${slug.slice(0, MOST)}`),
    titleKey: turkishSortKey(title.slice(0, MOST)),
  };
}
