import type { RequestState } from '../quote/request-state.ts';
import { afterBusinessMinutes, type BusinessHours, isOpenAt } from '../time/business-hours.ts';
import { hourInMs, minuteInMs } from '../time/istanbul-time.ts';
import { isDecided, type LeadStage } from './lead-stage.ts';

/** Channels by which staff contact requesters. */
export const leadChannels = ['call', 'whatsapp', 'email', 'sms'] as const;

/** Channel of a contact. */
export type LeadChannel = (typeof leadChannels)[number];

/** Outcomes of a call or message. */
export const contactOutcomes = ['reached', 'no-answer', 'call-later', 'wrong-number'] as const;

/** Outcome of a call or message. */
export type ContactOutcome = (typeof contactOutcomes)[number];

/** Time until the next call after an unanswered one, in milliseconds. */
const CALL_AGAIN_MS = 2 * hourInMs;

/** Time during which actions on leads can be undone, in milliseconds. */
export const UNDOABLE_WORK_MS = 10 * 60_000;

/** Longest texts of the work on a lead, in characters. */
export const leadWorkLimits = { note: 2_000, nextAction: 200 } as const;

/** State of the work on a lead. */
export interface LeadWork {
  readonly stage: LeadStage;
  /** Id from the managed list of reasons. Null unless the lead is lost. */
  readonly lostReasonId: string | null;
  /** Id of the person who works on the lead. */
  readonly ownerId: string | null;
  readonly firstContactAt: Date | null;
  readonly lastContactAt: Date | null;
  readonly nextAction: string | null;
  readonly nextActionAt: Date | null;
  readonly snoozedUntil: Date | null;
}

/** Action on a lead. */
export type LeadCommand =
  | { readonly kind: 'assign'; readonly ownerId: string | null }
  | { readonly kind: 'stage'; readonly stage: LeadStage; readonly lostReasonId?: string | null | undefined }
  | { readonly kind: 'plan'; readonly action: string | null; readonly at: Date | null }
  | { readonly kind: 'snooze'; readonly until: Date | null }
  | {
      readonly kind: 'contact';
      readonly channel: LeadChannel;
      readonly outcome: ContactOutcome;
      /** When to call again if nobody answered. */
      readonly againAt: Date;
    }
  | { readonly kind: 'note' };

/** Verdict on an action: the work after it, or the reason for refusing it. */
export type WorkVerdict =
  | { readonly kind: 'work'; readonly work: LeadWork }
  | { readonly kind: 'refuse'; readonly because: 'withdrawn' | 'reason-missing' };

/** Decides how an action changes a lead. A withdrawn lead accepts only notes. */
export function decideWork(
  { work, state }: { readonly work: LeadWork; readonly state: RequestState },
  command: LeadCommand,
  now: Date,
): WorkVerdict {
  if (command.kind === 'note') return { kind: 'work', work };
  if (state === 'withdrawn') return { kind: 'refuse', because: 'withdrawn' };
  switch (command.kind) {
    case 'assign':
      return { kind: 'work', work: { ...work, ownerId: command.ownerId } };
    case 'snooze':
      return { kind: 'work', work: { ...work, snoozedUntil: command.until } };
    case 'plan':
      return { kind: 'work', work: { ...work, nextAction: command.action, nextActionAt: command.at } };
    case 'contact':
      return { kind: 'work', work: afterContact(work, command, now) };
    default:
      return moveTo(work, command.stage, command.lostReasonId ?? null);
  }
}

function moveTo(work: LeadWork, stage: LeadStage, lostReasonId: string | null): WorkVerdict {
  if (stage === 'lost' && lostReasonId === null) return { kind: 'refuse', because: 'reason-missing' };
  const moved = { ...work, stage, lostReasonId: stage === 'lost' ? lostReasonId : null };
  // A closed lead needs no reminders, so plans are removed.
  const nothingPlanned = { nextAction: null, nextActionAt: null, snoozedUntil: null };
  return { kind: 'work', work: isDecided(stage) ? { ...moved, ...nothingPlanned } : moved };
}

/** Only a successful contact counts as the first answer. An unanswered call does not stop the response clock. */
function afterContact(
  work: LeadWork,
  { outcome, againAt }: Extract<LeadCommand, { kind: 'contact' }>,
  now: Date,
): LeadWork {
  const done = { ...work, nextAction: null, nextActionAt: null, snoozedUntil: null };
  if (outcome === 'wrong-number') return done;
  if (outcome === 'no-answer') return { ...done, nextActionAt: againAt };
  const answered = {
    ...done,
    stage: work.stage === 'new' ? ('contacted' as const) : work.stage,
    firstContactAt: work.firstContactAt ?? now,
    lastContactAt: now,
  };
  return outcome === 'call-later' ? { ...answered, nextActionAt: againAt } : answered;
}

/** Returns when to call again after an unanswered call: in two hours, or when the brand opens next. */
export function callAgainAt(now: Date, hours: BusinessHours): Date {
  const minute = Math.floor((now.getTime() + CALL_AGAIN_MS) / minuteInMs);
  return inBusinessHours(new Date(minute * minuteInMs), hours);
}

/** Returns the first instant from this one on at which the brand is open; the same one if it never opens. */
export function inBusinessHours(at: Date, hours: BusinessHours): Date {
  return isOpenAt(at, hours) ? at : (afterBusinessMinutes(at, 0, hours) ?? at);
}
