import { switchLink } from '@ayrac/domain/lead/link-switch.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { addApplication, takeApplicationsBack } from '#server/features/campaign/writes.ts';
import { notifyOfMove } from '#server/features/notification/writes.ts';
import type { RecordWrite } from '#server/resource/declaration.ts';
import { findSwitchedFrom, lockLead } from '../queries.ts';
import { leadState } from '../table.ts';
import { reclaimCampaign, releaseCampaign, switchLead } from '../writes.ts';

/**
 * Switches a specified link on or off with all effects on its lead. A lead that is switched off releases its campaign
 * and is closed for the requester. One that is switched on claims the campaign again and returns to its former state.
 */
export async function switchLinkOf({
  tx,
  context,
  id,
  after,
}: RecordWrite): Promise<Readonly<Record<string, unknown>>> {
  const { now } = context;
  const found = await lockLead(tx, id);
  if (found === undefined) throw new RefusalError('not-found');
  const isActive = after.isActive === true;
  const { state, campaignId, customerId, email, version } = found;
  const before = await findSwitchedFrom(tx, id, version);
  const verdict = switchLink({ state, isActive: found.isActive, before }, isActive);
  if (verdict.kind === 'stay') return {};
  // The requester of an erased lead is unknown, so nobody could hold the campaign.
  if (verdict.kind === 'refuse' || (isActive && found.erasedAt !== null))
    throw new RefusalError('request-withdrawn');
  if (isActive) await reclaimCampaign(tx, context, found, { email, customerId });
  else await releaseCampaign(tx, id);
  const { to } = verdict;
  await switchLead(tx, { leadId: id, isActive, to });
  if (to !== state) {
    const by = context.caller.kind === 'member' ? context.caller.id : null;
    const step = { leadId: id, version: version + 1, fromState: state, toState: to, at: now };
    await tx.insert(leadState).values({ ...step, changedBy: 'staff', staffId: by });
    if (!isActive && customerId !== null)
      await notifyOfMove(tx, { accountId: customerId, campaignId, state: to, now });
  }
  // Suspect requests are not counted.
  if (!found.isSuspect)
    await (isActive ? addApplication(tx, campaignId) : takeApplicationsBack(tx, [campaignId]));
  return {};
}
