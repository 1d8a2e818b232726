import type { RequestState } from '../quote/request-state.ts';
import { hourInMs } from '../time/istanbul-time.ts';
import { isDecided, type LeadStage } from './lead-stage.ts';

/** By what somebody was called or written to. */
export const leadChannels = ['call', 'whatsapp', 'email', 'sms'] as const;

/** A way of reaching whoever asked. */
export type LeadChannel = (typeof leadChannels)[number];

/** What came of a call or a message. */
export const contactOutcomes = ['reached', 'no-answer', 'call-later', 'wrong-number'] as const;

/** What came of it. */
export type ContactOutcome = (typeof contactOutcomes)[number];

/** How long after a call that nobody took the next one is due, in milliseconds. */
export const CALL_AGAIN_MS = 2 * hourInMs;

/** How long what was done to leads can be taken back, in milliseconds. */
export const UNDOABLE_WORK_MS = 10 * 60_000;

/** What those who work on a lead keep of it. */
export interface LeadWork {
  readonly stage: LeadStage;
  /** One of the managed list; null unless the lead is lost. */
  readonly lostReasonId: string | null;
  /** Who works on it. */
  readonly ownerId: string | null;
  readonly firstContactAt: Date | null;
  readonly lastContactAt: Date | null;
  readonly nextAction: string | null;
  readonly nextActionAt: Date | null;
  readonly snoozedUntil: Date | null;
}

/** What can be done to a lead. */
export type LeadDeed =
  | { readonly kind: 'assign'; readonly ownerId: string | null }
  | { readonly kind: 'stage'; readonly stage: LeadStage; readonly lostReasonId?: string | null | undefined }
  | { readonly kind: 'plan'; readonly action: string | null; readonly at: Date | null }
  | { readonly kind: 'snooze'; readonly until: Date | null }
  | { readonly kind: 'contact'; readonly channel: LeadChannel; readonly outcome: ContactOutcome }
  | { readonly kind: 'note' };

/** What a deed comes to: the work as it is then, or why it is not done. */
export type WorkVerdict =
  | { readonly kind: 'work'; readonly work: LeadWork }
  | { readonly kind: 'refuse'; readonly because: 'withdrawn' | 'reason-missing' };

/** Decides what a deed makes of a lead; of one that was withdrawn only notes are taken. */
export function decideWork(
  { work, state }: { readonly work: LeadWork; readonly state: RequestState },
  deed: LeadDeed,
  now: Date,
): WorkVerdict {
  if (deed.kind === 'note') return { kind: 'work', work };
  if (state === 'withdrawn') return { kind: 'refuse', because: 'withdrawn' };
  switch (deed.kind) {
    case 'assign':
      return { kind: 'work', work: { ...work, ownerId: deed.ownerId } };
    case 'snooze':
      return { kind: 'work', work: { ...work, snoozedUntil: deed.until } };
    case 'plan':
      return { kind: 'work', work: { ...work, nextAction: deed.action, nextActionAt: deed.at } };
    case 'contact':
      return { kind: 'work', work: afterContact(work, deed.outcome, now) };
    default:
      return moveTo(work, deed.stage, deed.lostReasonId ?? null);
  }
}

function moveTo(work: LeadWork, stage: LeadStage, lostReasonId: string | null): WorkVerdict {
  if (stage === 'lost' && lostReasonId === null) return { kind: 'refuse', because: 'reason-missing' };
  const moved = { ...work, stage, lostReasonId: stage === 'lost' ? lostReasonId : null };
  // What was planned for a lead that is over would remind of nothing.
  const nothingPlanned = { nextAction: null, nextActionAt: null, snoozedUntil: null };
  return { kind: 'work', work: isDecided(stage) ? { ...moved, ...nothingPlanned } : moved };
}

/** Only who was reached has been answered: a call that nobody took stops no clock. */
function afterContact(work: LeadWork, outcome: ContactOutcome, now: Date): LeadWork {
  const done = { ...work, nextAction: null, nextActionAt: null, snoozedUntil: null };
  if (outcome === 'wrong-number') return done;
  const again = new Date(now.getTime() + CALL_AGAIN_MS);
  if (outcome === 'no-answer') return { ...done, nextActionAt: again };
  const answered = {
    ...done,
    stage: work.stage === 'new' ? ('contacted' as const) : work.stage,
    firstContactAt: work.firstContactAt ?? now,
    lastContactAt: now,
  };
  return outcome === 'call-later' ? { ...answered, nextActionAt: again } : answered;
}
