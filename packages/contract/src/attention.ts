import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './values.ts';

const count = z.number().int().nullable();

/** Records a view of a campaign, and returns the counts large enough to be displayed. */
export const tellView = endpoint({
  method: 'POST',
  path: '/api/public/campaign-views',
  summary: 'Counts a visitor once in 24 hours; answers the counts that are large enough to be shown.',
  operation: 'tell-view',
  body: z.object({ campaignId: id }),
  reply: z.object({ views: count, interested: count }),
  perMinute: 240,
});
