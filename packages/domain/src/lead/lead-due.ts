import type { contactTimes } from '../quote/quote.ts';
import { afterBusinessDays, type BusinessHours, nextOpenWithin } from '../time/business-hours.ts';
import { isDecided, type LeadStage } from './lead-stage.ts';

/** Due date of a lead that needs no further action. */
export const NEVER_DUE = new Date('9999-12-31T00:00:00Z');

/** Business days from the last contact until a lead without a planned action is due. */
const FOLLOW_UP_DAYS = 2;

/** Facts that determine when a lead is due. */
export interface DueFacts {
  readonly stage: LeadStage;
  readonly isWithdrawn: boolean;
  readonly createdAt: Date;
  /** Latest time for the first answer, or null when the brand has no opening hours. */
  readonly respondBy: Date | null;
  readonly firstContactAt: Date | null;
  readonly lastContactAt: Date | null;
  readonly nextActionAt: Date | null;
  readonly snoozedUntil: Date | null;
  /** Preferred time of contact, or null if not given. */
  readonly preferredTime: (typeof contactTimes)[number] | null;
  /** Business hours of the brand. */
  readonly hours: BusinessHours;
}

/** Start and end of each preferred time, as hours in İstanbul. */
export const wishes = { morning: [9, 12], afternoon: [12, 17], evening: [17, 20] } as const;

/** Returns when somebody should work on a lead. Work lists are sorted by it, earliest first. */
export function dueOf(facts: DueFacts): Date {
  const { stage, isWithdrawn, firstContactAt, nextActionAt, snoozedUntil } = facts;
  if (isWithdrawn || isDecided(stage)) return NEVER_DUE;
  const due =
    nextActionAt ?? (firstContactAt === null ? firstCallOf(facts) : followUpOf(facts, firstContactAt));
  return snoozedUntil !== null && snoozedUntil > due ? snoozedUntil : due;
}

/** Returns the latest time for the first answer, or the preferred time of day when that begins later. */
function firstCallOf({ createdAt, respondBy, preferredTime, hours }: DueFacts): Date {
  const answer = respondBy ?? createdAt;
  const wished = wishedFrom(createdAt, preferredTime, hours);
  return wished !== undefined && wished > answer ? wished : answer;
}

/** Returns when a request's preferred time of day first begins. Undefined without one, or when a brand is closed then. */
export function wishedFrom(
  arrivedAt: Date,
  preferredTime: DueFacts['preferredTime'],
  hours: BusinessHours,
): Date | undefined {
  if (preferredTime === null || preferredTime === 'any') return undefined;
  return nextOpenWithin(arrivedAt, wishes[preferredTime], hours);
}

/** Returns when a lead without a planned action is due after a contact. */
function followUpOf({ lastContactAt, hours }: DueFacts, firstContactAt: Date): Date {
  const contact = lastContactAt ?? firstContactAt;
  return afterBusinessDays(contact, FOLLOW_UP_DAYS, hours) ?? contact;
}
