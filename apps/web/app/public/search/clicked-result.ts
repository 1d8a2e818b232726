import type { SearchClick } from '@ayrac/contract/search.ts';
import { plainPath } from '@ayrac/domain/screen/site-path.ts';

const kinds = { kampanyalar: 'campaign', kategoriler: 'category', marka: 'brand' } as const;

type Result = Pick<SearchClick, 'kind' | 'slug'>;

/** Returns the campaign, category or brand of an address, or undefined. */
function resultAt(pathname: string): Result | undefined {
  const [, kind = '', slug, further] = plainPath(pathname).split('/');
  if (slug === undefined || further !== undefined || !Object.hasOwn(kinds, kind)) return undefined;
  return { kind: kinds[kind as keyof typeof kinds], slug };
}

/** Returns the result at an address, with its 1-based position among the results of its kind. */
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
