import type { Span } from '../dashboard/period.ts';
import {
  afterBusinessMinutes,
  type BusinessHours,
  beforeBusinessMinutes,
  lastOpenWithin,
} from '../time/business-hours.ts';
import { type DueFacts, wishedFrom, wishes } from './lead-due.ts';

/** Actions on a request that has not been answered in time: reassign it, remind its owner, or tell other people. */
export const automationActions = ['reassign', 'remind', 'tell'] as const;

/** Action of an automation. */
export type AutomationAction = (typeof automationActions)[number];

/** Wait before an automation acts. */
export interface Wait {
  /** Business hours; null for the whole time allowed for a first answer. */
  readonly hours: number | null;
  /** Time that the brand allows for a first answer, in minutes of business hours. */
  readonly answerMinutes: number;
}

/**
 * Range of requests whose wait is over, by the due time of their first answer or by their time of arrival. `from` is
 * exclusive.
 */
export interface WaitedFor extends Span {
  readonly by: 'respondBy' | 'arrivedAt';
}

/**
 * Returns the range of requests whose wait has ended since an instant. For a wait in business hours it is a range of
 * arrival times: earlier requests had already waited long enough, and later ones still have time. Returns null when the
 * opening hours give no such time.
 */
export function waitedSince(
  { hours }: Wait,
  since: Date,
  now: Date,
  business: BusinessHours,
): WaitedFor | null {
  if (hours === null) return { by: 'respondBy', from: since, to: now };
  const from = beforeBusinessMinutes(since, hours * 60, business);
  const to = beforeBusinessMinutes(now, hours * 60, business);
  return from === undefined || to === undefined ? null : { by: 'arrivedAt', from, to };
}

/** Range of arrivals whose wait has ended, for a preferred time of day. `from` is exclusive. */
export interface WaitedAfterWish extends Span {
  readonly time: keyof typeof wishes;
}

/**
 * Returns the range of arrivals for each preferred time of day whose wait has ended since an instant. That wait begins
 * with the preferred time. Times at which the brand is closed are left out, because nobody can wait for them.
 */
export function waitedAfterWish(
  wait: Wait,
  since: Date,
  now: Date,
  business: BusinessHours,
): readonly WaitedAfterWish[] {
  const lastArrival = (time: keyof typeof wishes, end: Date) => {
    const until = beforeBusinessMinutes(end, minutesOf(wait), business);
    return until && lastOpenWithin(until, wishes[time], business);
  };
  return (['morning', 'afternoon', 'evening'] as const).flatMap((time) => {
    const [from, to] = [lastArrival(time, since), lastArrival(time, now)];
    return from === undefined || to === undefined ? [] : [{ time, from, to }];
  });
}

/**
 * Returns the latest time at which an owner may have been given a request to be reminded of it now: a new owner has the
 * whole wait as well. Undefined when the opening hours give no such time.
 */
export function givenBefore(wait: Wait, now: Date, business: BusinessHours): Date | undefined {
  return beforeBusinessMinutes(now, minutesOf(wait), business);
}

function minutesOf({ hours, answerMinutes }: Wait): number {
  return hours === null ? answerMinutes : hours * 60;
}

/** Data of a request that determines when its wait ended. */
export interface WaitingLead {
  readonly arrivedAt: Date;
  readonly respondBy: Date | null;
  /** Preferred time of contact, or null if not given. */
  readonly preferredTime: DueFacts['preferredTime'];
  /** Time of the answer or of the end of the request. Null while it is waiting. */
  readonly stoppedAt: Date | null;
  /** Snoozes, earliest first: each was set at `at` and lasts until `until`. */
  readonly snoozes: readonly { readonly at: Date; readonly until: Date | null }[];
}

/**
 * Returns when an automation acts on a request. Null when it was answered or over before, or when the wait never ends.
 */
export function runsAt(lead: WaitingLead, wait: Wait, business: BusinessHours): Date | null {
  const after = (from: Date) => afterBusinessMinutes(from, minutesOf(wait), business);
  const answer = wait.hours === null ? lead.respondBy : after(lead.arrivedAt);
  if (answer === null || answer === undefined) return null;
  const wished = wishedFrom(lead.arrivedAt, lead.preferredTime, business);
  const afterWish = wished === undefined ? undefined : after(wished);
  const waited = afterWish !== undefined && afterWish > answer ? afterWish : answer;
  // Nobody works on the request while the brand is closed.
  const at = afterBusinessMinutes(outOfSnooze(waited, lead.snoozes), 0, business);
  if (at === undefined) return null;
  return lead.stoppedAt === null || lead.stoppedAt > at ? at : null;
}

/** Returns the first instant from `from` on at which the request is not snoozed. */
function outOfSnooze(from: Date, snoozes: WaitingLead['snoozes']): Date {
  let at = from;
  for (const [nth, { at: since, until }] of snoozes.entries()) {
    const next = snoozes[nth + 1]?.at;
    const ends = until !== null && next !== undefined && next < until ? next : until;
    if (ends !== null && since <= at && at < ends) at = ends;
  }
  return at;
}
