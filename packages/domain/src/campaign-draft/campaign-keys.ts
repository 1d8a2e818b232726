import { foldTurkish, turkishSortKey } from '../text/turkish.ts';

/** More of a title nobody types, and no index takes. */
const MOST = 300;

/** What the office finds and sorts a campaign by: its title and its address, folded, and the place of its title. */
export function campaignKeys({ title, slug }: { readonly title: string; readonly slug: string }) {
  return {
    searchKey: foldTurkish(`${title.slice(0, MOST)} ${slug.slice(0, MOST)}`),
    titleKey: turkishSortKey(title.slice(0, MOST)),
  };
}
