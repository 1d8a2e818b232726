import { leadNoticeKinds } from '@ayrac/domain/lead/lead-notice.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const operation = 'manage-leads';
const MOST_SHOWN = 20;

/** Request in a notification. */
const notice = z.object({
  id,
  leadId: id,
  kind: z.enum(leadNoticeKinds),
  /** Name of the requester. */
  name: z.string(),
  campaign: z.string(),
  /** Planned action, or null. */
  nextAction: z.string().nullable(),
  at: instant,
});
export type LeadNotice = z.infer<typeof notice>;

/** Lists the caller's unseen notifications that are still relevant. */
export const listLeadNotices = endpoint({
  method: 'GET',
  path: '/api/crm/notices',
  summary: "Lists the caller's notifications: reminders, and leads that were not answered in time.",
  operation,
  reply: z.object({ items: z.array(notice).max(MOST_SHOWN), total: z.int().min(0) }),
});

/** Marks notifications as seen. */
export const seeLeadNotices = endpoint({
  method: 'POST',
  path: '/api/crm/notices/seen',
  summary: 'Marks notifications as seen.',
  operation,
  body: z.object({ ids: z.array(id).min(1).max(MOST_SHOWN) }),
  reply: z.object({ seen: z.int().min(0) }),
});
