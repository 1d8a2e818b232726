import { decideLeadChange, type LeadChange } from '@ayrac/domain/lead/lead-change.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Executor } from '#server/db/database.ts';
import { type AuditedBy, writeAudit } from '#server/features/audit/writes.ts';
import { addApplication, takeApplicationsBack } from '#server/features/campaign/writes.ts';
import { notifyOfMove } from '#server/features/notification/writes.ts';
import type { Fingerprinting } from '#server/guards/fingerprint.ts';
import { findWithdrawal, lockLead } from './queries.ts';
import { freeJoined, reclaimCampaign, releaseCampaign, stopMails, writeStep } from './writes.ts';

/**
 * Changes the state of a lead as the domain allows, and records the step with its effects: a withdrawn lead releases
 * its campaign, a restored one claims it again, and a member is notified of steps by others. Idempotent.
 */
export async function changeLeadState(
  tx: Executor,
  by: AuditedBy & Fingerprinting,
  { leadId, change }: { readonly leadId: string; readonly change: LeadChange },
): Promise<void> {
  const { now } = by;
  const lead = await lockLead(tx, leadId);
  if (lead === undefined) throw new RefusalError('not-found');
  const { state, stage, campaignId, customerId, email, isSuspect } = lead;
  const withdrawn = state === 'withdrawn' ? await findWithdrawal(tx, leadId) : null;
  const verdict = decideLeadChange({ state, withdrawn }, change, now);
  if (verdict.kind === 'stay') return;
  if (verdict.kind === 'refuse') throw new RefusalError('request-closed');
  if (change.kind === 'withdraw') {
    await releaseCampaign(tx, leadId);
    await freeJoined(tx, leadId);
    await stopMails(tx, leadId);
  }
  if (change.kind === 'restore') await reclaimCampaign(tx, by, lead, { email, customerId });
  await writeStep(tx, { leadId, from: state, to: verdict.to, stage, at: now, ...authorOf(by, change) });
  await writeAudit(tx, by, {
    action: 'lead-state-changed',
    targetKind: 'lead',
    targetId: leadId,
    fields: ['state'],
  });
  // Suspect requests are not counted.
  if (change.kind === 'withdraw' && !isSuspect) await takeApplicationsBack(tx, [campaignId]);
  if (change.kind === 'restore' && !isSuspect) await addApplication(tx, campaignId);
  if (change.kind === 'move' && customerId !== null) {
    await notifyOfMove(tx, { accountId: customerId, campaignId, state: change.to, now });
  }
}

function authorOf({ caller }: AuditedBy, change: LeadChange) {
  if (change.kind === 'withdraw' || change.kind === 'restore')
    return { changedBy: 'requester', staffId: null } as const;
  if (caller.kind === 'member') return { changedBy: 'staff', staffId: caller.id } as const;
  // A brand's system acts like its staff.
  return { changedBy: caller.kind === 'system' ? 'staff' : 'installation', staffId: null } as const;
}
