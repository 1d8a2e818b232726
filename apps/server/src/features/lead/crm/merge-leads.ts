import { randomUUID } from 'node:crypto';
import { maySee } from '@ayrac/domain/access.ts';
import { canMerge, mergeWork } from '@ayrac/domain/lead/lead-merge.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { keepWork, workOf } from '../kept-work.ts';
import { notifyOfBrand } from '../notify-of-lead.ts';
import { insertEvent, saveWork } from '../work-writes.ts';
import { joinLead } from '../writes.ts';
import { holdLeads, listJoined, listLeads, type MergedLead, mergeFactsOf } from './merge-queries.ts';
import { holdLead } from './queries.ts';
import { follow } from './work-on-lead.ts';

/** Leads to merge, and the one that represents them. */
export interface Merge {
  readonly leadId: string;
  readonly otherIds: readonly string[];
}

/** Previews the result of a merge. */
export async function planMerge({ db, caller }: CallContext, merge: Merge) {
  const { kept, others } = taken(caller, await listLeads(db, idsOf(merge)), merge);
  return { kept, work: workTogether(kept, others) };
}

/**
 * Merges leads of a brand to be worked on as one. The others stay unchanged, and the kept one represents them in every
 * list. Leads merged into them before follow.
 */
export function mergeLeads(
  context: CallContext,
  merge: Merge & { readonly version: number },
): Promise<{ readonly change: string }> {
  const { db, caller, now } = context;
  const change = randomUUID();
  return inTransaction(db, async (tx) => {
    const { kept, others } = taken(caller, await holdLeads(tx, idsOf(merge)), merge);
    // Read only now, because another merge may have been committed while this one waited for the locks.
    const before = await holdLeads(tx, await listJoined(tx, merge.otherIds));
    if (kept.version !== merge.version) throw new RefusalError('record-changed');
    const { leadId } = merge;
    const by = { at: now, staffId: memberOf(caller).id, kind: 'merge', changeId: change } as const;
    for (const { id, mergedInto } of [...others, ...before]) {
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
    await notifyOfBrand(tx, kept.brandId);
    return { change };
  });
}

function idsOf({ leadId, otherIds }: Merge): readonly string[] {
  return [...new Set([leadId, ...otherIds])];
}

/** Returns the leads of a merge. Refuses when the caller does not reach all of them or they cannot be merged. */
function taken(caller: CallContext['caller'], held: readonly MergedLead[], { leadId, otherIds }: Merge) {
  const reached = held.filter(({ brandId }) => maySee(caller, 'manage-leads', null, brandId));
  const kept = reached.find(({ id }) => id === leadId);
  const others = reached.filter(({ id }) => id !== leadId && otherIds.includes(id));
  if (kept === undefined || others.length < new Set(otherIds).size) throw new RefusalError('not-found');
  if (!canMerge(mergeFactsOf(kept), others.map(mergeFactsOf))) throw new RefusalError('leads-unmergeable');
  return { kept, others };
}

/** Withdrawn leads contribute nothing, since nobody works on them. */
function workTogether(kept: MergedLead, others: readonly MergedLead[]) {
  return mergeWork(workOf(kept), others.filter(({ state }) => state !== 'withdrawn').map(workOf));
}
