import { useLocale } from '@ayrac/browser/locale.ts';
import { type ScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { ReplyOf } from '@ayrac/contract/endpoint.ts';
import type { Endpoints } from '@ayrac/contract/endpoints.ts';
import { type RetainedEntity, retention } from '@ayrac/domain/person/retention.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';

export type Overview = ReplyOf<Endpoints['getDataOverview']>;
type Kind = Overview['held'][number]['kind'];
type Words = ScreenPhrases['profile']['ownData']['held'];

/** How long each kind of data is kept: its own retention period, or that of its owner. */
const keptAs: Readonly<Record<Kind, RetainedEntity | 'whileMember' | 'withOwner'>> = {
  profile: 'whileMember',
  sessions: 'sessions',
  quotes: 'quotes',
  follows: 'whileMember',
  notifications: 'notifications',
  consents: 'withOwner',
  messages: 'inbox',
  newsletter: 'endedSubscriptions',
  mails: 'mails',
  dataRequests: 'dataRequests',
  audit: 'audit',
};

/** Kinds of stored data, with their amount and retention period. */
export function HeldData({ held }: Pick<Overview, 'held'>) {
  const { held: words } = useScreenPhrases('profile').ownData;
  const locale = useLocale();
  const columns = [
    { key: 'kind', label: words.columns.kind },
    { key: 'kept', label: words.columns.kept },
    { key: 'count', label: words.columns.count, number: 'count' },
  ] as const;
  const rows = held.map(({ kind, count }) => ({
    key: kind,
    cells: { kind: words.kinds[kind], count: formatCount(count, locale), kept: keptFor(kind, words) },
  }));
  return <DataTable caption={words.caption} captionHidden columns={columns} rows={rows} />;
}

function keptFor(kind: Kind, words: Words): string {
  const entity = keptAs[kind];
  if (entity === 'whileMember' || entity === 'withOwner') return words[entity];
  const period = retention[entity];
  const beginsAtEnd = kind === 'sessions' || kind === 'newsletter';
  if ('years' in period) return beginsAtEnd ? words.yearsAfterEnd(period) : words.years(period);
  if ('months' in period) return words.months(period);
  const days = Math.round(period.hours / 24);
  return beginsAtEnd ? words.daysAfterEnd({ days }) : words.days({ days });
}
