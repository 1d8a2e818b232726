import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Interests } from '@ayrac/contract/interests.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';

/** The parts of the list with their counts, where there is more than one to go to. */
export function PartLinks({ interests }: { readonly interests: Interests }) {
  const { list } = useScreenPhrases('ownRequests');
  const locale = useLocale();
  const parts = (['requests', 'campaigns', 'brands', 'categories'] as const).filter(
    (part) => interests[part].length > 0,
  );
  if (parts.length < 2) return null;
  return (
    <nav aria-label={list.parts}>
      <ul className="chip-row">
        {parts.map((part) => (
          <li key={part}>
            <a className="chip" href={`#${part}`}>
              {list[part]} <span className="chip-count">{formatCount(interests[part].length, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
