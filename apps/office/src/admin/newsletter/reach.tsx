import { useLocale } from '@ayrac/browser/locale.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** How many readers an edition would reach now, and how many are excluded, with the reasons. */
export function Reach({ reach }: Pick<EditionDetail, 'reach'>) {
  const { send: words } = useOfficePhrases().editions.page;
  const locale = useLocale();
  if (reach === null) return null;
  const count = (number: number) => ({ count: formatCount(number, locale) });
  return (
    <div className="edition-reach">
      <p className="edition-reached">{reach.open === 0 ? words.nobody : words.reach(count(reach.open))}</p>
      {reach.served > 0 && <p>{words.served(count(reach.served))}</p>}
      {reach.otherTopics > 0 && <p>{words.otherTopics(count(reach.otherTopics))}</p>}
    </div>
  );
}
