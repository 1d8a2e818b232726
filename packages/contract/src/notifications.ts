import { LONGEST_CODE } from '@ayrac/domain/mail/mail-delivery.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, slug, text } from './values.ts';

const common = {
  id,
  at: instant,
  isRead: z.boolean(),
  campaign: z.object({
    slug,
    title: text,
    brand: z.string(),
    /** Whether the campaign still has a page. */
    isShown: z.boolean(),
  }),
};

/** Notification for a member on the site. */
export const notification = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('campaign-ending'), endAt: instant.nullable() }),
  z.object({ ...common, kind: z.literal('request-moved'), state: z.enum(requestStates) }),
]);
export type NotificationValue = z.infer<typeof notification>;

/** Lists the caller's notifications. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/me/notifications',
  summary:
    "Returns the caller's latest 100 notifications, newest first, and the total number of unread ones.",
  operation: 'read-own-notifications',
  reply: z.object({ notifications: z.array(notification), unread: z.number().int() }),
});
export type NotificationList = ReturnType<(typeof listNotifications)['reply']['parse']>;

/** Marks notifications as read: those with the given ids, or all. */
export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/me/notifications/read',
  summary: "Marks the caller's notifications as read. Without ids, marks all of them.",
  operation: 'read-own-notifications',
  body: z.object({ ids: z.array(id).max(100).optional() }),
  reply: z.object({ unread: z.number().int() }),
});

/** Stops reminders by the unsubscribe button of an e-mail program (RFC 8058). */
export const stopRemindersByOneClick = endpoint({
  method: 'POST',
  path: '/api/public/reminders/one-click',
  summary:
    'Turns off the reminders of the signed code in the URL. The body and the origin of the request are ignored.',
  operation: 'subscribe',
  query: z.object({ kod: z.string().max(LONGEST_CODE) }),
  reply: z.object({}),
  isSigned: true,
  perMinute: 600,
});
