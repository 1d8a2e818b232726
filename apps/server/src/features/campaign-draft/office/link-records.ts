import { brandCampaigns } from '@ayrac/contract/office/brand-campaigns.ts';
import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import type { CallContext } from '#server/api/handler.ts';
import { brand } from '#server/features/brand/table.ts';
import { isNamed } from '#server/features/campaign/queries.ts';
import { serve } from '#server/resource/declaration.ts';
import { idsOf, type Target } from '#server/resource/write/bulk.ts';
import { brandLink as link } from '../table.ts';
import { refuseUnknown } from '../unknown.ts';
import { setFields } from './set-fields.ts';
import { filterByState, stateOf } from './shown-state-column.ts';
import { writeTogether } from './write-together.ts';

export const brandCampaignRecords = serve({
  shape: brandCampaigns,
  table: link,
  columns: { state: stateOf(link) },
  references: { brandId: { table: brand, label: brand.name } },
  sorts: { title: [link.titleKey], createdAt: [link.createdAt] },
  searched: (q) => isNamed(q, link),
  filters: { state: filterByState(link) },
});

/** Moves campaigns to another brand, with their list entries and addresses. */
export async function moveLinks(
  context: CallContext,
  { target, brandId }: { readonly target: Target; readonly brandId: string },
): Promise<Outcome> {
  await refuseUnknown(context.db, { brandId });
  const ids = await idsOf(context, brandCampaignRecords, target);
  return writeTogether(context, ids, (tx, one, id) => setFields(tx, one, id, { brandId }));
}
