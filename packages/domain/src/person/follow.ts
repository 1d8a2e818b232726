import { dayInMs } from '../time/istanbul-time.ts';

/** Kinds of items that can be followed. */
export const followKinds = ['campaign', 'brand', 'category'] as const;

/** Kind of a followed item. */
export type FollowKind = (typeof followKinds)[number];

/** Most items that an account can follow. Further ones are rejected until others are removed. */
export const MOST_FOLLOWS = 500;

/** Most follows stored on a guest's device until sign-in. The oldest are dropped first. */
export const MOST_KEPT_FOLLOWS = 60;

/** Days before the end of a followed campaign within which a reminder is sent. */
export const REMIND_WITHIN_DAYS = 3;

/** Query parameter of the e-mail preferences page that selects reminders. */
export const remindersTopic = { name: 'hakkinda', value: 'hatirlatma' } as const;

/**
 * Lifetime of the unsubscribe link in a reminder, in milliseconds. It is long, because old e-mails stay in mailboxes.
 */
export const STOP_REMINDERS_MS = 5 * 365 * dayInMs;
