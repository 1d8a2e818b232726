import { dayInMs, hourInMs, minuteInMs } from '../time/istanbul-time.ts';

/** What a brand is told by a call to its address. */
export const deliveryEvents = [
  'request-created',
  'request-changed',
  'request-withdrawn',
  'request-erased',
  'test',
] as const;

/** One of these. */
export type DeliveryEvent = (typeof deliveryEvents)[number];

/** Where a delivery is: it waits for its next attempt, arrived, was given up, or is not to be sent any more. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'stopped'] as const;

/** One of these. */
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt did not arrive, where no status says it. */
export const deliveryProblems = [
  'private-address',
  'unknown-host',
  'no-connection',
  'too-slow',
  'bad-certificate',
] as const;

/** One of these. */
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** How long a delivery is tried, in milliseconds, from its first attempt on. */
const DELIVERY_TRIED_MS = dayInMs;

/** How long the secret before still signs after a new one was made, in milliseconds. */
export const SECRET_OVERLAP_MS = dayInMs;

/** The pauses after the first, second … failed attempt, in milliseconds; the last one goes on. */
const pausesMs: readonly number[] = [
  minuteInMs / 6,
  minuteInMs,
  5 * minuteInMs,
  15 * minuteInMs,
  hourInMs,
  2 * hourInMs,
  4 * hourInMs,
];

/** What becomes of a delivery that did not arrive. */
export type DeliveryOutlook = { readonly kind: 'again'; readonly at: Date } | { readonly kind: 'failed' };

/** Decides after a failed attempt, the `tries`-th since the first one: pauses grow, and after 24 hours it is given up. */
export function afterFailedDelivery(tries: number, firstTriedAt: Date, now: Date): DeliveryOutlook {
  const last = firstTriedAt.getTime() + DELIVERY_TRIED_MS;
  const pause = pausesMs[Math.min(tries, pausesMs.length) - 1] ?? 0;
  if (now.getTime() >= last) return { kind: 'failed' };
  // The last attempt stands at the end of the day, whatever the pause would be.
  return { kind: 'again', at: new Date(Math.min(now.getTime() + pause, last)) };
}

/** Whether a brand took what it was told: any 2xx; a redirect is none, as nobody follows it. */
export function isTaken(status: number): boolean {
  return status >= 200 && status <= 299;
}
