import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { brandCampaigns } from './brand-campaigns.ts';
import { outcome, targetOf } from './resource-calls.ts';

/** Moves campaigns to another brand. */
export const moveBrandCampaigns = endpoint({
  method: 'POST',
  path: '/api/admin/brand-campaigns/move',
  summary: 'Moves campaigns with all their URLs to another brand. Failures are returned with their reasons.',
  operation: 'manage-campaigns',
  body: z.object({ target: targetOf(brandCampaigns), brandId: id }),
  reply: outcome,
  timeoutMs: 60_000,
  isLong: true,
});
