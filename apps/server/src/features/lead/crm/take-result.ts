import { maySee, type Operation } from '@ayrac/domain/access.ts';
import { decideResult, type LeadResult } from '@ayrac/domain/lead/lead-result.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { keepWork, workOf } from '../kept-work.ts';
import { leadResult } from '../table.ts';
import { insertEvent, saveWork } from '../work-writes.ts';
import { holdLead, isReason } from './queries.ts';
import { findResult } from './results/queries.ts';
import type { ResultPreview } from './results/result-preview.ts';
import { follow } from './work-on-lead.ts';

/** Incoming result: its request and the brand's key for it. */
export interface GivenResult extends LeadResult {
  readonly leadId: string;
  readonly key: string;
}

/** Options for results that arrive together. */
export interface Taking {
  /** Operation that the caller must be permitted. */
  readonly operation: Operation;
  /** Id by which the results are undone together. */
  readonly changeId: string;
  /** Where to note the outcomes if the results are previewed, not taken. */
  readonly preview: ResultPreview | undefined;
}

/** Outcome of a result, and the version of the request afterwards. A preview leaves it as it is. */
export interface TakenResult {
  readonly outcome: 'taken' | 'unchanged';
  readonly version: number;
}

type HeldLead = NonNullable<Awaited<ReturnType<typeof holdLead>>>;

/**
 * Takes a result that a brand reports and moves the request on accordingly. A repeated result gets the first outcome,
 * except in a preview, which says that nothing changes. A refused one does not use up its key.
 */
export function takeResult(context: CallContext, given: GivenResult, taking: Taking): Promise<TakenResult> {
  return inTransaction(context.db, async (tx) => {
    const named = await holdAccessible(tx, context, given.leadId, taking.operation);
    const place = placeOf(context, named.brandId, given);
    const { preview } = taking;
    const before = await findResult(tx, place);
    const known = before ?? preview?.find(place.keyHash);
    if (known !== undefined && known.bodyHash !== place.bodyHash)
      throw new RefusalError('idempotency-key-reused');
    if (known !== undefined) {
      const outcome = preview === undefined ? known.outcome : 'unchanged';
      return { outcome, version: known.version };
    }
    // For a merged request the one that represents it is changed.
    const { mergedInto } = named;
    const held =
      mergedInto === null ? named : await holdAccessible(tx, context, mergedInto, taking.operation);
    const taken = await take(tx, context, { named, held }, given, taking);
    if (preview === undefined)
      await keep(tx, context, { ...place, ...taken, leadId: held.id, changeId: taking.changeId });
    else preview.keep(place.keyHash, { ...place, ...taken });
    return taken;
  });
}

async function holdAccessible(tx: Executor, { caller }: CallContext, id: string, operation: Operation) {
  const held = await holdLead(tx, id);
  const isAccessible = held !== undefined && maySee(caller, operation, null, held.brandId);
  if (!isAccessible || held.erasedAt !== null || held.isSuspect) throw new RefusalError('not-found');
  return held;
}

/** Checks the version of the named request, since that is the one the brand knows. */
async function take(
  tx: Executor,
  context: CallContext,
  { named, held }: { readonly named: HeldLead; readonly held: HeldLead },
  given: GivenResult,
  { changeId, preview }: Taking,
): Promise<TakenResult> {
  const { caller, now } = context;
  const { id: leadId } = held;
  const stored = { work: workOf(held), state: held.state, version: held.version };
  const standing = preview?.standingOf(leadId, stored) ?? stored;
  const { work: before, state } = standing;
  const knownVersion = named.id === leadId ? standing.version : named.version;
  const verdict = decideResult({ work: before, state, version: knownVersion }, given, now);
  if (verdict.kind === 'refuse') throw refusalOf(verdict.because);
  if (verdict.kind === 'stay') return { outcome: 'unchanged', version: named.version };
  const { work } = verdict;
  if (work.lostReasonId !== null && !(await isReason(tx, work.lostReasonId)))
    throw new RefusalError('validation-failed', { lostReasonId: 'not-a-choice' });
  if (preview !== undefined) {
    preview.change(leadId, standing, work);
    return { outcome: 'taken', version: named.version };
  }
  await saveWork(tx, leadId, work);
  await follow(tx, context, { leadId, state, from: before.stage, to: work.stage });
  const version = (await holdLead(tx, leadId))?.version ?? held.version;
  await insertEvent(tx, {
    ...{ leadId, at: now, kind: 'stage', changeId, version },
    staffId: caller.kind === 'member' ? caller.id : null,
    apiKeyId: caller.kind === 'system' ? caller.keyId : null,
    work: keepWork(work),
    before: { ...keepWork(before), state },
  });
  await writeAudit(tx, context, {
    action: 'lead-result-taken',
    targetKind: 'leads',
    targetId: leadId,
    fields: ['stage'],
  });
  return { outcome: 'taken', version: named.id === leadId ? version : named.version };
}

/**
 * Stores the outcome. Concurrent reports of one result are serialized by the lock of the request. When two requests use
 * the same key, the second one is refused.
 */
async function keep(
  tx: Executor,
  { now }: CallContext,
  taken: Omit<typeof leadResult.$inferInsert, 'createdAt'>,
): Promise<void> {
  const kept = await tx
    .insert(leadResult)
    .values({ ...taken, createdAt: now })
    .onConflictDoNothing()
    .returning({ keyHash: leadResult.keyHash });
  if (kept.length === 0) throw new RefusalError('idempotency-key-reused');
}

function placeOf({ services: { fingerprint } }: CallContext, brandId: string, given: GivenResult) {
  const { key, leadId, stage, lostReasonId, at, version } = given;
  const body = JSON.stringify([leadId, stage, lostReasonId, at?.toISOString() ?? null, version]);
  return {
    brandId,
    keyHash: fingerprint('result-key', `${brandId}:${key}`),
    bodyHash: fingerprint('result-body', body),
  };
}

function refusalOf(because: Extract<ReturnType<typeof decideResult>, { kind: 'refuse' }>['because']) {
  switch (because) {
    case 'withdrawn':
      return new RefusalError('request-withdrawn');
    case 'reason-missing':
      return new RefusalError('validation-failed', { lostReasonId: 'required' });
    case 'changed-since':
      return new RefusalError('record-changed');
    default:
      return new RefusalError('decided-otherwise');
  }
}
