import type { TimelineEntry } from '@ayrac/contract/office/lead-work.ts';
import { suspicions } from '@ayrac/domain/quote/quote-proof.ts';
import type { listRuns } from '#server/features/lead/automation/queries.ts';
import { readWork } from '../kept-work.ts';
import type { KeptWork } from '../table.ts';
import type { listEvents, listOpenings, listRequestsBeside, listSteps } from './story-queries.ts';

type Rows<Query extends (...input: never[]) => PromiseLike<readonly unknown[]>> = Awaited<ReturnType<Query>>;

/** All that happened, the newest first. */
export function presentEntries(rows: {
  readonly requests: Rows<typeof listRequestsBeside>;
  readonly events: Rows<typeof listEvents>;
  readonly steps: Rows<typeof listSteps>;
  readonly openings: Rows<typeof listOpenings>;
  readonly runs: Rows<typeof listRuns>;
}): TimelineEntry[] {
  const asked = rows.requests.map(({ id, createdAt, campaign }) =>
    entry({ id: `${id}-asked`, leadId: id, at: createdAt, what: { kind: 'asked', campaign } }),
  );
  const moved = rows.steps.map(({ leadId, version, at, toState }) =>
    entry({ id: `${leadId}-${version}`, leadId, at, what: { kind: 'state', to: toState } }),
  );
  const opened = rows.openings.map(({ id, leadId, at, by }) =>
    entry({ id, leadId: leadId ?? '', at, by, what: { kind: 'opened' } }),
  );
  const campaigns = new Map(rows.requests.map(({ id, campaign }) => [id, campaign]));
  const automated = rows.runs.map(({ id, leadId, at, ...what }) =>
    entry({ id, leadId, at, what: { kind: 'automation', ...what } }),
  );
  const runIds = new Set(rows.runs.map(({ id }) => id));
  // What a lead became by a merge is told by those that joined it, and whose by an automation, by its run.
  const told = rows.events.filter(
    ({ event }) => (event.kind !== 'merge' || event.work.mergedInto) && !runIds.has(event.changeId),
  );
  const done = told.map((row) => {
    const { id, leadId, at, undoneAt } = row.event;
    return entry({
      id,
      leadId,
      at,
      by: row.by,
      what: whatOf(row, campaigns.get(leadId) ?? ''),
      isUndone: undoneAt !== null,
    });
  });
  return [...asked, ...moved, ...opened, ...automated, ...done].sort((one, other) =>
    one.at < other.at ? 1 : -1,
  );
}

function entry({
  at,
  by = null,
  isUndone = false,
  ...rest
}: Pick<TimelineEntry, 'id' | 'leadId' | 'what'> & {
  readonly at: Date;
  readonly by?: string | null;
  readonly isUndone?: boolean;
}): TimelineEntry {
  return { ...rest, at: at.toISOString(), by, isUndone };
}

const stageOf = (work: KeptWork) => readWork(work).stage;

function whatOf(
  { event, owner, reason }: Rows<typeof listEvents>[number],
  campaign: string,
): TimelineEntry['what'] {
  const { kind, channel, outcome, body, work } = event;
  switch (kind) {
    case 'contact':
      return { kind, channel: channel ?? 'call', outcome: outcome ?? 'reached', note: body };
    case 'note':
      return { kind, note: body };
    case 'stage':
      return { kind, stage: stageOf(work), reason };
    case 'assign':
      return { kind, owner };
    case 'plan':
      return { kind, action: body, at: work.nextActionAt ?? null };
    case 'accept':
      return { kind, suspicions: suspicions.filter((one) => body?.split(',').includes(one)) };
    case 'refuse':
      return { kind };
    case 'merge':
      return { kind, campaign };
    default:
      return { kind, until: work.snoozedUntil ?? null };
  }
}
