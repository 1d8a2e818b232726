import type { Span } from '../dashboard/period.ts';
import type { FieldProblems } from '../refusal.ts';
import { afterBusinessMinutes, type BusinessHours, beforeBusinessMinutes } from '../time/business-hours.ts';

/** What is done about a request that nobody has answered in time: it goes to somebody else, or somebody is told. */
export const automationDeeds = ['reassign', 'remind', 'tell'] as const;

/** One of these. */
export type AutomationDeed = (typeof automationDeeds)[number];

/** After which wait something is done: so many hours of business, or the whole time for a first answer where it is null. */
export interface Wait {
  readonly hours: number | null;
}

/** What is wrong with an automation whose every field is right by itself. */
export function problemsOfAutomation({
  deed,
  people,
}: {
  readonly deed: AutomationDeed;
  readonly people: string | null;
}): FieldProblems {
  return deed === 'tell' && people === null ? { people: 'required' } : {};
}

/** Which requests a wait is over for: by when their first answer was due, or by when they came. `from` is not part of it. */
export interface WaitedFor extends Span {
  readonly by: 'respondBy' | 'arrivedAt';
}

/**
 * The requests whose wait has ended since an instant. By hours of business these are the ones that came between two
 * others: whoever came by the first had waited already, whoever comes after the second still has time.
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

/** A request as far as it is known when it waited. */
export interface WaitingLead {
  readonly arrivedAt: Date;
  readonly respondBy: Date | null;
  /** When it was answered, or over; null while it waits. */
  readonly stoppedAt: Date | null;
  /** Until when it was put off, each from an instant on, the earliest first. */
  readonly snoozes: readonly { readonly at: Date; readonly until: Date | null }[];
}

/** When something would have been done about a request; null where it was answered or over before. */
export function runsAt(lead: WaitingLead, { hours }: Wait, business: BusinessHours): Date | null {
  const waited = hours === null ? lead.respondBy : afterBusinessMinutes(lead.arrivedAt, hours * 60, business);
  if (waited === null || waited === undefined) return null;
  // Nobody turns to it while the brand is closed.
  const at = afterBusinessMinutes(outOfSnooze(waited, lead.snoozes), 0, business);
  if (at === undefined) return null;
  return lead.stoppedAt === null || lead.stoppedAt > at ? at : null;
}

/** The first instant from one on at which nobody has put it off. */
function outOfSnooze(from: Date, snoozes: WaitingLead['snoozes']): Date {
  let at = from;
  for (const [nth, { at: since, until }] of snoozes.entries()) {
    const next = snoozes[nth + 1]?.at;
    const ends = until !== null && next !== undefined && next < until ? next : until;
    if (ends !== null && since <= at && at < ends) at = ends;
  }
  return at;
}
