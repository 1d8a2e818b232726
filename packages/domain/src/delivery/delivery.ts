import { dayInMs, hourInMs, minuteInMs } from '../time/istanbul-time.ts';

/** Events that are sent to a brand's webhook. */
export const deliveryEvents = [
  'request-created',
  'request-changed',
  'request-withdrawn',
  'request-erased',
  'test',
] as const;

/** Event that is sent to a brand's webhook. */
export type DeliveryEvent = (typeof deliveryEvents)[number];

/** States of a delivery: waiting for its next attempt, delivered, given up, or cancelled. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'stopped'] as const;

/** State of a delivery. */
export type DeliveryState = (typeof deliveryStates)[number];

/** Reasons why an attempt failed without an HTTP status. */
export const deliveryProblems = [
  'private-address',
  'unknown-host',
  'no-connection',
  'too-slow',
  'bad-certificate',
] as const;

/** Reason why an attempt failed without an HTTP status. */
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** Time from the first attempt until a delivery is given up, in milliseconds. */
const DELIVERY_TRIED_MS = dayInMs;

/** Number of attempts within that time, if every one fails at once. */
export const DELIVERY_TRIES = 13;

/** Time for which the previous secret still signs after a new one was created, in milliseconds. */
export const SECRET_OVERLAP_MS = dayInMs;

/** Pauses after the first, second … failed attempt, in milliseconds. The last pause repeats. */
const pausesMs: readonly number[] = [
  minuteInMs / 6,
  minuteInMs,
  5 * minuteInMs,
  15 * minuteInMs,
  hourInMs,
  2 * hourInMs,
  4 * hourInMs,
];

/** Next step of a delivery after a failed attempt. */
export type DeliveryOutlook = { readonly kind: 'again'; readonly at: Date } | { readonly kind: 'failed' };

/**
 * Decides on the next step after a failed attempt, the `tries`-th in total. Pauses grow, and the delivery is given up
 * 24 hours after its first attempt.
 */
export function afterFailedDelivery(tries: number, firstTriedAt: Date, now: Date): DeliveryOutlook {
  const last = firstTriedAt.getTime() + DELIVERY_TRIED_MS;
  const pause = pausesMs[Math.min(tries, pausesMs.length) - 1] ?? 0;
  if (now.getTime() >= last) return { kind: 'failed' };
  // The last attempt is made exactly at the end of the 24 hours, even if the pause would be longer.
  return { kind: 'again', at: new Date(Math.min(now.getTime() + pause, last)) };
}

/** Whether a brand answered a delivery with a redirect, which is not followed. */
export function isRedirect(status: number): boolean {
  return status >= 300 && status <= 399;
}

/** Whether a brand accepted a delivery: any 2xx. Redirects count as failures, because they are not followed. */
export function isTaken(status: number): boolean {
  return status >= 200 && status <= 299;
}
