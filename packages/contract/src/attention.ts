import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './values.ts';

const count = z.number().int().nullable();

/** Records a view of a campaign, and returns the counts large enough to be displayed. */
export const reportView = endpoint({
  method: 'POST',
  path: '/api/public/campaign-views',
  summary:
    'Records a campaign view, at most once per visitor in 24 hours. Returns the counts that are large enough to be displayed.',
  operation: 'tell-view',
  body: z.object({ campaignId: id }),
  reply: z.object({ views: count, interested: count }),
  perMinute: 240,
});
