import { randomUUID } from 'node:crypto';
import { maySee } from '@ayrac/domain/access.ts';
import { canMerge, mergeWork } from '@ayrac/domain/lead/lead-merge.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { keepWork, workOf } from '../kept-work.ts';
import { tellBrand } from '../tell-lead.ts';
import { insertEvent, saveWork } from '../work-writes.ts';
import { joinLead } from '../writes.ts';
import { holdLeads, listJoined, listLeads, type MergedLead, mergeFactsOf } from './merge-queries.ts';
import { holdLead } from './queries.ts';
import { follow } from './work-on-lead.ts';

/** Which leads are to join which one, as somebody saw it. */
export interface Merge {
  readonly leadId: string;
  readonly otherIds: readonly string[];
}

/** What a merge would come to. */
export async function planMerge({ db, caller }: CallContext, merge: Merge) {
  const { kept, others } = taken(caller, await listLeads(db, idsOf(merge)), merge);
  return { kept, work: workTogether(kept, others) };
}

/**
 * Lets leads of a brand be worked on as one: the others stay as they are, and one stands for them in every list. What
 * had joined them before joins it as well.
 */
export function mergeLeads(
  context: CallContext,
  merge: Merge & { readonly version: number },
): Promise<{ readonly change: string }> {
  const { db, caller, now } = context;
  const change = randomUUID();
  return inTransaction(db, async (tx) => {
    const before = await listJoined(tx, merge.otherIds);
    const held = await holdLeads(tx, [...idsOf(merge), ...before]);
    const { kept, others } = taken(caller, held, merge);
    if (kept.version !== merge.version) throw new RefusalError('record-changed');
    const { leadId } = merge;
    const by = { at: now, staffId: memberOf(caller).id, kind: 'merge', changeId: change } as const;
    for (const { id, mergedInto } of held.filter((one) => one.id !== leadId)) {
      const version = await joinLead(tx, id, leadId);
      await insertEvent(tx, {
        ...by,
        leadId: id,
        work: { mergedInto: leadId },
        before: { mergedInto },
        version,
      });
    }
    const work = workTogether(kept, others);
    await saveWork(tx, leadId, work);
    await follow(tx, context, { leadId, state: kept.state, from: kept.stage, to: work.stage });
    await insertEvent(tx, {
      ...{ ...by, leadId, work: keepWork(work), before: { ...keepWork(workOf(kept)), state: kept.state } },
      version: (await holdLead(tx, leadId))?.version ?? kept.version,
    });
    await writeAudit(tx, context, {
      action: 'leads-merged',
      targetKind: 'leads',
      targetId: leadId,
      fields: ['mergedInto'],
    });
    await tellBrand(tx, kept.brandId);
    return { change };
  });
}

function idsOf({ leadId, otherIds }: Merge): readonly string[] {
  return [...new Set([leadId, ...otherIds])];
}

/** The leads of a merge, if the caller reaches them all and they can be merged. */
function taken(caller: CallContext['caller'], held: readonly MergedLead[], { leadId, otherIds }: Merge) {
  const reached = held.filter(({ brandId }) => maySee(caller, 'manage-leads', null, brandId));
  const kept = reached.find(({ id }) => id === leadId);
  const others = reached.filter(({ id }) => id !== leadId && otherIds.includes(id));
  if (kept === undefined || others.length < new Set(otherIds).size) throw new RefusalError('not-found');
  if (!canMerge(mergeFactsOf(kept), others.map(mergeFactsOf))) throw new RefusalError('leads-unmergeable');
  return { kept, others };
}

/** What was withdrawn adds nothing: nobody works on it. */
function workTogether(kept: MergedLead, others: readonly MergedLead[]) {
  return mergeWork(workOf(kept), others.filter(({ state }) => state !== 'withdrawn').map(workOf));
}
