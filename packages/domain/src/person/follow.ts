import { dayInMs } from '../time/istanbul-time.ts';

/** What somebody can follow. */
export const followKinds = ['campaign', 'brand', 'category'] as const;

/** The kind of what is followed. */
export type FollowKind = (typeof followKinds)[number];

/** How many campaigns, brands and categories one account follows at most; older ones have to go first. */
export const MOST_FOLLOWS = 500;

/** How many a guest's device keeps until its owner signs in; the oldest make room. */
export const MOST_KEPT_FOLLOWS = 60;

/** How many days before its end a followed campaign is worth a reminder. */
export const REMIND_WITHIN_DAYS = 3;

/** Of the page of mails' preferences: what its address says where it is about reminders. */
export const remindersTopic = { name: 'hakkinda', value: 'hatirlatma' } as const;

/** How long the one click of a reminder ends them, in milliseconds: old mails stay in mailboxes. */
export const STOP_REMINDERS_MS = 5 * 365 * dayInMs;
