import type { contactTimes } from '../quote/quote.ts';
import { dayInMs, hourInMs, startOfDay } from '../time/istanbul-time.ts';
import { isDecided, type LeadStage } from './lead-stage.ts';

/** When a lead that nobody has to do anything about is due. */
export const NEVER_DUE = new Date('9999-12-31T00:00:00Z');

/** How long after the last contact a lead is due where nothing was planned, in milliseconds. */
const FOLLOW_UP_MS = 2 * dayInMs;

/** What decides about when somebody is to turn to a lead. */
export interface DueFacts {
  readonly stage: LeadStage;
  readonly isWithdrawn: boolean;
  readonly createdAt: Date;
  /** When the first answer is due at the latest; null where the brand never answers. */
  readonly respondBy: Date | null;
  readonly firstContactAt: Date | null;
  readonly lastContactAt: Date | null;
  readonly nextActionAt: Date | null;
  readonly snoozedUntil: Date | null;
  /** When whoever asked would like to be reached; null where they said nothing. */
  readonly preferredTime: (typeof contactTimes)[number] | null;
}

/** Hours of Istanbul's day at which each wish begins and ends. */
const wishes = { morning: [9, 12], afternoon: [12, 17], evening: [17, 20] } as const;

/** When somebody is to turn to a lead: lists of who is next go by it, the earliest first. */
export function dueOf(facts: DueFacts): Date {
  const { stage, isWithdrawn, firstContactAt, lastContactAt, nextActionAt, snoozedUntil } = facts;
  if (isWithdrawn || isDecided(stage)) return NEVER_DUE;
  const followUp = new Date((lastContactAt ?? firstContactAt ?? facts.createdAt).getTime() + FOLLOW_UP_MS);
  const due = nextActionAt ?? (firstContactAt === null ? firstCallOf(facts) : followUp);
  return snoozedUntil !== null && snoozedUntil > due ? snoozedUntil : due;
}

/** The end of the clock, or the time of day that was asked for where it begins later than that. */
function firstCallOf({ createdAt, respondBy, preferredTime }: DueFacts): Date {
  const answer = respondBy ?? createdAt;
  if (preferredTime === null || preferredTime === 'any') return answer;
  const [begins, ends] = wishes[preferredTime];
  const midnight = startOfDay(createdAt).getTime();
  const isOver = createdAt.getTime() >= midnight + ends * hourInMs;
  const wished = new Date(midnight + (isOver ? dayInMs : 0) + begins * hourInMs);
  return wished > answer ? wished : answer;
}
