import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { PlaceLink } from '#web/page/place-link.tsx';
import type { InterestParts } from './interest-parts.ts';

/** Links to the parts of the list with their counts, if there are at least two. */
export function PartLinks({ interests }: { readonly interests: InterestParts }) {
  const { list } = useScreenPhrases('ownRequests');
  const locale = useLocale();
  const parts = (['requests', 'campaigns', 'ended', 'brands', 'categories'] as const).filter(
    (part) => interests[part].length > 0,
  );
  if (parts.length < 2) return null;
  return (
    <nav aria-label={list.parts}>
      <ul className="chip-row">
        {parts.map((part) => (
          <li key={part}>
            <PlaceLink id={part} className="chip">
              {list[part]} <span className="chip-count">{formatCount(interests[part].length, locale)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
