import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { campaigns, manyDeeds } from './campaigns.ts';
import { outcome, targetOf } from './resource-calls.ts';

/** Applies the same action to several campaigns. */
export const changeCampaigns = endpoint({
  method: 'POST',
  path: '/api/admin/campaigns/bulk',
  summary:
    'Publishes, withdraws, archives, brings back or copies many campaigns, or sets their end, brand or category; what could not be done is told with its reason. One change to undo, for ten minutes.',
  operation: 'manage-campaigns',
  body: z.object({
    target: targetOf(campaigns),
    deed: z.union([
      z.object({ kind: z.enum(manyDeeds) }),
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
