import { NEVER_DUE } from '@ayrac/domain/lead/lead-due.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { Row } from '#office/client/row.ts';
import { NearMoment } from '#office/fields/date/near-moment.tsx';
import { useNow } from '#office/fields/date/use-now.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import './lead/lead.css';

const tones = {
  new: 'info',
  contacted: 'accent',
  qualified: 'accent',
  offered: 'warning',
  won: 'success',
  lost: 'neutral',
  withdrawn: 'neutral',
} as const;

/** State of a lead. */
export function StandCell({ row }: { readonly row: Row }) {
  const { choices } = useOfficePhrases().leads.fields.stand;
  const stand = String(row.stand);
  const known = (Object.keys(tones) as (keyof typeof tones)[]).find((name) => name === stand);
  return known === undefined ? stand : <Badge tone={tones[known]}>{choices[known]}</Badge>;
}

/** Due date of a lead, and whether it is overdue or was escalated to the brand's people. */
export function DueCell({ row }: { readonly row: Row }) {
  const { leads } = useOfficePhrases();
  const now = useNow();
  const due = String(row.dueAt);
  if (Date.parse(due) >= NEVER_DUE.getTime()) return <span className="text-ink-faint">{leads.never}</span>;
  const { overdue, escalated } = leads.fields.urgency.choices;
  const isEscalated = row.urgency === 'escalated';
  // A lead may become overdue while its row is shown.
  if (!isEscalated && Date.parse(due) >= now.getTime()) return <NearMoment at={due} form="brief" />;
  const state = isEscalated ? escalated : overdue;
  return (
    <span className="lead-late" title={state}>
      <Icon name={isEscalated ? 'bell' : 'circle-alert'} size="small" />
      <NearMoment at={due} form="brief" />
      <VisuallyHidden> {state}</VisuallyHidden>
    </span>
  );
}

/** When the person was last reached. */
export function LastContactCell({ row }: { readonly row: Row }) {
  const { resource } = useOfficePhrases();
  if (row.lastContactAt == null) return <span className="no-value">{resource.none}</span>;
  return <NearMoment at={String(row.lastContactAt)} form="day" />;
}
