import { useLocale } from '@ayrac/browser/locale.ts';
import type { FoundCampaign } from '@ayrac/contract/search.ts';
import { keepFigures } from '@ayrac/domain/text/keep-figures.ts';

/** A title with the search terms marked. */
export function FoundTitle({ of: { title, titleParts } }: { readonly of: FoundCampaign }) {
  const isForeign = title.lang !== useLocale();
  let place = 0;
  const parts = titleParts.map(({ text, isFound }) => {
    place += text.length;
    const kept = keepFigures(text);
    return isFound ? <mark key={place}>{kept}</mark> : kept;
  });
  return isForeign ? <span lang={title.lang}>{parts}</span> : parts;
}
