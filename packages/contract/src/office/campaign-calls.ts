import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { campaigns, manyActions } from './campaigns.ts';
import { outcome, targetOf } from './resource-calls.ts';

/** Applies the same action to several campaigns. */
export const changeCampaigns = endpoint({
  method: 'POST',
  path: '/api/admin/campaigns/bulk',
  summary:
    'Publishes, withdraws, archives, unarchives or copies campaigns, or sets their end, brand or category. Failures are returned with their reasons. `undoChange` can undo all of it for ten minutes.',
  operation: 'manage-campaigns',
  body: z.object({
    target: targetOf(campaigns),
    action: z.union([
      z.object({ kind: z.enum(manyActions) }),
      z.object({
        kind: z.literal('set'),
        values: z.object({
          endAt: z.string().max(40).nullable().optional(),
          brandId: id.optional(),
          categoryId: id.optional(),
        }),
      }),
    ]),
  }),
  reply: outcome,
  timeoutMs: 60_000,
  isLong: true,
});
