import { leadUrgencies } from '@ayrac/domain/lead/lead-urgency.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import type { Row } from '#office/client/row.ts';
import { NearMoment } from '#office/fields/date/near-moment.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { StandCell } from '../cells.tsx';

const tones = { later: 'neutral', due: 'info', overdue: 'danger', escalated: 'danger' } as const;

/**
 * Urgency of a request, and its deadline for an answer or its due date; or that it was withdrawn, which no field below
 * says. The deadline is not shown where the request is
 * due only later, because its sender wishes so or it was snoozed.
 */
export function LeadClock({ record }: { readonly record: Row }) {
  const { fields } = useOfficePhrases().leads;
  if (record.stand === 'withdrawn')
    return (
      <p className="lead-clock">
        <StandCell row={record} />
      </p>
    );
  const urgency = leadUrgencies.find((one) => one === record.urgency);
  if (urgency === undefined) return null;
  const isWaiting =
    record.firstContactAt === null &&
    record.respondBy !== null &&
    String(record.dueAt) <= String(record.respondBy);
  const [label, at] = isWaiting
    ? [fields.respondBy.label, record.respondBy]
    : [fields.dueAt.label, record.dueAt];
  return (
    <p className="lead-clock">
      <Badge tone={tones[urgency]}>{fields.urgency.choices[urgency]}</Badge>
      <span>
        {label}: <NearMoment at={String(at)} />
      </span>
    </p>
  );
}
