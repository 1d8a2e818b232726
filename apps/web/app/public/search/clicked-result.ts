import type { SearchClick } from '@ayrac/contract/search.ts';
import { plainPath } from '@ayrac/domain/site-path.ts';

const kinds = { kampanyalar: 'campaign', kategoriler: 'category', marka: 'brand' } as const;

type Result = Pick<SearchClick, 'kind' | 'slug'>;

/** The page of a campaign, a category or a brand that an address leads to; undefined where it leads elsewhere. */
function resultAt(pathname: string): Result | undefined {
  const [, kind = '', slug, further] = plainPath(pathname).split('/');
  if (slug === undefined || further !== undefined || !Object.hasOwn(kinds, kind)) return undefined;
  return { kind: kinds[kind as keyof typeof kinds], slug };
}

/** The result that is behind one of these addresses, with its place among those of its kind, from 1 on. */
export function clickedResult(
  pathname: string,
  all: readonly string[],
): (Result & Pick<SearchClick, 'place'>) | undefined {
  const clicked = resultAt(pathname);
  if (clicked === undefined) return undefined;
  const beside = all.flatMap((one) => {
    const result = resultAt(one);
    return result?.kind === clicked.kind ? [result.slug] : [];
  });
  return { ...clicked, place: [...new Set(beside)].indexOf(clicked.slug) + 1 };
}
