import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';

/** Records that the caller opened a campaign's URL and found it working. The server does not fetch it. */
export const confirmCampaignUrl = endpoint({
  method: 'POST',
  path: '/api/admin/campaign-urls/:id/confirm',
  summary:
    "Records that the caller has just opened a campaign's URL and found it working. The server does not fetch it.",
  operation: 'manage-campaigns',
  params: z.object({ id }),
  body: z.object({ version: z.int().min(0).max(2_147_483_647) }),
  reply: z.object({ change: id.nullable() }),
});
