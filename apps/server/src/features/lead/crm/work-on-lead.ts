import type { SentLeadCommand } from '@ayrac/contract/office/lead-work.ts';
import { maySee } from '@ayrac/domain/access.ts';
import type { LeadChange } from '@ayrac/domain/lead/lead-change.ts';
import { planProblem } from '@ayrac/domain/lead/lead-plan.ts';
import { type LeadStage, requestStateOfStage } from '@ayrac/domain/lead/lead-stage.ts';
import {
  callAgainAt,
  decideWork,
  inBusinessHours,
  type LeadCommand,
  type LeadWork,
} from '@ayrac/domain/lead/lead-work.ts';
import { canMove, type RequestState } from '@ayrac/domain/quote/request-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { reachedBy } from '#server/resource/reach.ts';
import { findRow } from '#server/resource/rows.ts';
import { changedMeanwhile } from '#server/resource/write/change-records.ts';
import { changeLeadState } from '../change-lead-state.ts';
import { keepWork, workOf } from '../kept-work.ts';
import { readHours } from '../queries.ts';
import { insertEvent, saveWork } from '../work-writes.ts';
import { leadRecords } from './office.ts';
import { canOwn, holdLead, isReason } from './queries.ts';

/** Work to do on a lead. Tasks with the same change id are undone together. */
export interface LeadTask {
  readonly leadId: string;
  readonly action: SentLeadCommand;
  readonly changeId: string;
  /** Version that the caller has seen. The task is refused if somebody has changed the lead since. */
  readonly version?: number | undefined;
}

/**
 * Works on a lead, records the author, and moves the request to the corresponding state. Returns the versions of the
 * lead before and after.
 */
export async function workOnLead(
  tx: Executor,
  context: CallContext,
  task: LeadTask,
): Promise<{ readonly was: number; readonly version: number }> {
  const { caller, now } = context;
  const { leadId, action, changeId, version } = task;
  const held = await holdLead(tx, leadId);
  const isAccessible = held !== undefined && maySee(caller, 'manage-leads', null, held.brandId);
  const isListed = held?.erasedAt === null && !held.isSuspect && held.mergedInto === null;
  if (!isAccessible || !isListed) throw new RefusalError('not-found');
  if (version !== undefined && version !== held.version) throw await conflict(tx, context, leadId);
  const { brandId, state } = held;
  const before = workOf(held);
  const work = await decided(tx, { work: before, state }, { action, brandId }, now);
  if (action.kind !== 'note') await saveWork(tx, leadId, work);
  await follow(tx, context, { leadId, state, from: before.stage, to: work.stage });
  const { version: written = held.version } = (await holdLead(tx, leadId)) ?? {};
  await insertEvent(tx, {
    ...{ leadId, at: now, staffId: memberOf(caller).id, kind: action.kind, changeId },
    ...(action.kind === 'contact' && { channel: action.channel, outcome: action.outcome }),
    body: bodyOf(action),
    work: keepWork(work),
    before: { ...keepWork(before), state },
    version: written,
  });
  const fields = [action.kind];
  await writeAudit(tx, context, { action: 'lead-worked', targetKind: 'leads', targetId: leadId, fields });
  return { was: held.version, version: written };
}

/** Moves the state of the request with the stage of the lead: forward, or back when it had advanced too far. */
export async function follow(
  tx: Executor,
  context: CallContext,
  { leadId, state, from, to }: { leadId: string; state: RequestState; from: LeadStage; to: LeadStage },
): Promise<void> {
  const target = requestStateOfStage[to];
  if (from === to || target === state || target === 'withdrawn') return;
  const isOn = target !== 'received' && canMove(state, target);
  const change: LeadChange = isOn ? { kind: 'move', to: target } : { kind: 'put', to: target };
  await changeLeadState(tx, context, { leadId, change });
}

/** Returns the work after the action, or throws its refusal. */
async function decided(
  tx: Executor,
  current: { readonly work: LeadWork; readonly state: RequestState },
  { action, brandId }: { readonly action: SentLeadCommand; readonly brandId: string },
  now: Date,
): Promise<LeadWork> {
  const command = await commandOf(tx, action, brandId, now);
  const verdict = decideWork(current, command, now);
  if (verdict.kind === 'refuse' && verdict.because === 'withdrawn') throw new RefusalError('request-closed');
  if (verdict.kind === 'refuse')
    throw new RefusalError('validation-failed', { 'action.lostReasonId': 'required' });
  if (command.kind === 'plan') checkPlan(command, current.work, now);
  if (action.kind === 'assign' && action.ownerId !== null && !(await canOwn(tx, action.ownerId, brandId)))
    throw new RefusalError('validation-failed', { 'action.ownerId': 'not-a-choice' });
  const { lostReasonId } = verdict.work;
  if (action.kind === 'stage' && lostReasonId !== null && !(await isReason(tx, lostReasonId)))
    throw new RefusalError('validation-failed', { 'action.lostReasonId': 'not-a-choice' });
  return verdict.work;
}

/** Throws the refusal of a plan without content or in the past. */
function checkPlan(
  plan: Extract<LeadCommand, { kind: 'plan' }>,
  { nextAction, nextActionAt }: LeadWork,
  now: Date,
): void {
  const problem = planProblem(plan, { action: nextAction, at: nextActionAt }, now);
  if (problem === 'empty') throw new RefusalError('validation-failed', { 'action.action': 'required' });
  if (problem === 'past') throw new RefusalError('validation-failed', { 'action.at': 'in-the-past' });
}

async function commandOf(
  tx: Executor,
  command: SentLeadCommand,
  brandId: string,
  now: Date,
): Promise<LeadCommand> {
  if (command.kind === 'plan') return { ...command, at: instantOf(command.at) };
  if (command.kind !== 'contact' && command.kind !== 'snooze') return command;
  // Without a lock: whoever changes the hours locks them before the leads.
  const { hours } = await readHours(tx, brandId);
  if (command.kind === 'contact') return { ...command, againAt: callAgainAt(now, hours) };
  const until = instantOf(command.until);
  return { ...command, until: until && inBusinessHours(until, hours) };
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function bodyOf(command: SentLeadCommand): string | null {
  if (command.kind === 'contact' || command.kind === 'note') return command.note ?? null;
  return command.kind === 'plan' ? command.action : null;
}

async function conflict(tx: Executor, { caller }: CallContext, leadId: string): Promise<RefusalError> {
  const resource = reachedBy(leadRecords, caller);
  const row = await findRow(tx, resource, leadId);
  return row === undefined ? new RefusalError('not-found') : changedMeanwhile(resource, row);
}
