import { useLocale } from '@ayrac/browser/locale.ts';
import { type InboxState, inboxStates } from '@ayrac/domain/mail/inbox.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

const tones = { new: 'accent', read: 'neutral', answered: 'success', closed: 'neutral' } as const;

/** State of a thread. */
export function ThreadState({ state }: { readonly state: InboxState }) {
  const { inbox } = useOfficePhrases();
  return <Badge tone={tones[state]}>{inbox.states[state]}</Badge>;
}

/** State of a thread in its row, and whether it may be spam. */
export function ThreadStateCell({ row: { state, isSuspect } }: { readonly row: Row }) {
  const { inbox } = useOfficePhrases();
  const known = inboxStates.find((one) => one === state);
  return (
    <span className="inbox-badges">
      {known && <ThreadState state={known} />}
      {isSuspect === true && <Badge tone="warning">{inbox.suspect}</Badge>}
    </span>
  );
}

/** Subject of a thread, and for grouped reports their number. */
export function AboutCell({ row: { about, entries } }: { readonly row: Row }) {
  const { inbox, 'inbox-threads': words } = useOfficePhrases();
  const locale = useLocale();
  const choices: Readonly<Record<string, string>> = words.fields.about.choices;
  const count = Number(entries);
  return (
    <span className="inbox-badges">
      {choices[String(about)]}
      {count > 1 && <Badge>{inbox.reports({ count: formatCount(count, locale) })}</Badge>}
    </span>
  );
}
