import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { changeLeadState } from '../change-lead-state.ts';
import { readWork } from '../kept-work.ts';
import type { leadEvent } from '../table.ts';
import { saveWork } from '../work-writes.ts';
import { holdLead } from './queries.ts';

/** Restores the work on a lead, and the state of its request, from before a change. */
export async function putWorkBack(
  tx: Executor,
  context: CallContext,
  { leadId, before }: typeof leadEvent.$inferSelect,
): Promise<void> {
  await saveWork(tx, leadId, readWork(before));
  const state = (await holdLead(tx, leadId))?.state;
  const to = requestStates.find((one) => one === before.state);
  if (to === undefined || to === 'withdrawn' || to === state) return;
  const change = { kind: 'put', to } as const;
  await changeLeadState(tx, context, { leadId, change });
}
