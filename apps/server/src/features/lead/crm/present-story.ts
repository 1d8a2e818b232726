import type { TimelineEntry } from '@ayrac/contract/office/lead-work.ts';
import type { AuditAction } from '@ayrac/domain/audit/audit-action.ts';
import { exportReasons } from '@ayrac/domain/audit/export-reason.ts';
import type { PermissionStand } from '@ayrac/domain/consent/permission.ts';
import type { DeliveryEvent, DeliveryState } from '@ayrac/domain/delivery/delivery.ts';
import { suspicions } from '@ayrac/domain/quote/quote-proof.ts';
import type { Executor } from '#server/db/executor.ts';
import type { listRuns } from '#server/features/lead/automation/queries.ts';
import { readWork } from '../kept-work.ts';
import type { KeptWork } from '../table.ts';
import type { listConfirmations, listLeadMails } from './mails/queries.ts';
import type {
  listEvents,
  listExports,
  listOpenings,
  listRequestsBeside,
  listSteps,
} from './story-queries.ts';

type FileAction = Extract<TimelineEntry['what'], { kind: 'file' }>['action'];
type Rows<Query extends (...input: never[]) => PromiseLike<readonly unknown[]>> = Awaited<ReturnType<Query>>;

/**
 * Lists what was delivered to the brand about these leads, the latest first. Deliveries are on a higher floor than
 * leads.
 */
export type ListDeliveries = (
  db: Executor,
  leadIds: readonly string[],
) => Promise<
  readonly {
    readonly id: string;
    readonly leadId: string;
    readonly at: Date;
    readonly event: DeliveryEvent;
    readonly by: 'webhook' | 'mailbox';
    readonly state: DeliveryState;
  }[]
>;

/** Presents the timeline of a lead, the newest entry first. */
export function presentEntries(rows: {
  readonly requests: Rows<typeof listRequestsBeside>;
  readonly events: Rows<typeof listEvents>;
  readonly steps: Rows<typeof listSteps>;
  readonly openings: Rows<typeof listOpenings>;
  readonly exports: Rows<typeof listExports>;
  readonly runs: Rows<typeof listRuns>;
  readonly mails: Rows<typeof listLeadMails>;
  readonly confirmations: Rows<typeof listConfirmations>;
  readonly deliveries: Rows<ListDeliveries>;
  readonly answers: readonly (PermissionStand & { readonly leadId: string })[];
}): TimelineEntry[] {
  const requested = rows.requests.map(({ id, createdAt, campaign }) =>
    entry({ id: `${id}-asked`, leadId: id, at: createdAt, what: { kind: 'asked', campaign } }),
  );
  const moved = rows.steps.map(({ leadId, version, at, toState }) =>
    entry({ id: `${leadId}-${version}`, leadId, at, what: { kind: 'state', to: toState } }),
  );
  const opened = rows.openings.map(({ id, leadId, at, by, action }) => {
    const fileAction = fileActions[action];
    const what =
      fileAction === undefined
        ? ({ kind: 'opened' } as const)
        : ({ kind: 'file', action: fileAction } as const);
    return entry({ id: `${id}-${leadId}`, leadId, at, by, what });
  });
  const exported = rows.exports.map(({ id, leadId, at, by, reason }) =>
    entry({
      ...{ id: `${id}-${leadId}`, leadId, at, by },
      what: { kind: 'exported', reason: exportReasons.find((one) => one === reason) ?? null },
    }),
  );
  const campaigns = new Map(rows.requests.map(({ id, campaign }) => [id, campaign]));
  const automated = rows.runs.map(({ id, leadId, at, ...what }) =>
    entry({ id, leadId, at, what: { kind: 'automation', ...what } }),
  );
  const written = rows.mails.map(({ id, leadId, at, by, purpose, subject, text, state }) => {
    const letter = { subject: subject ?? '', text: text ?? '', state };
    return entry({ id, leadId, at, by, what: { kind: 'mail', purpose, ...letter } });
  });
  const confirmed = rows.confirmations.map(({ state, ...row }) =>
    entry({ ...row, what: { kind: 'confirmation', state } }),
  );
  const delivered = rows.deliveries.map(({ event, by, state, ...row }) =>
    entry({ ...row, what: { kind: 'delivery', event, by, state } }),
  );
  const answered = rows.answers.map(({ leadId, at, channel, state }) => {
    const id = `${leadId}-${channel}-${at.getTime()}`;
    return entry({ id, leadId, at, what: { kind: 'permission', channel, state } });
  });
  // An automation's assignment is shown by its run, and a contact by mail is shown by the mail.
  const shownElsewhere = new Set([
    ...rows.runs.map(({ id }) => id),
    ...rows.mails.map(({ changeId }) => changeId),
  ]);
  // A merge is shown on the leads that joined, not on the one that they joined.
  const shown = rows.events.filter(
    ({ event }) => (event.kind !== 'merge' || event.work.mergedInto) && !shownElsewhere.has(event.changeId),
  );
  const done = shown.map((row) => {
    const { id, leadId, at, undoneAt, apiKeyId } = row.event;
    return entry({
      id,
      leadId,
      at,
      by: row.by,
      what: whatOf(row, campaigns.get(leadId) ?? ''),
      isUndone: undoneAt !== null,
      isBySystem: apiKeyId !== null,
    });
  });
  const all = [
    requested,
    moved,
    opened,
    exported,
    automated,
    written,
    confirmed,
    delivered,
    answered,
    done,
  ].flat();
  return all.sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** File entries of the audit log, by their kind in the timeline. */
const fileActions: Readonly<Record<string, FileAction | undefined>> = {
  'lead-file-added': 'added',
  'lead-file-opened': 'opened',
  'lead-file-removed': 'removed',
} satisfies Partial<Record<AuditAction, FileAction>>;

function entry({
  at,
  by = null,
  isUndone = false,
  isBySystem = false,
  ...rest
}: Pick<TimelineEntry, 'id' | 'leadId' | 'what'> & {
  readonly at: Date;
  readonly by?: string | null;
  readonly isUndone?: boolean;
  readonly isBySystem?: boolean;
}): TimelineEntry {
  return { ...rest, at: at.toISOString(), by, isUndone, isBySystem };
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
