import {
  type ConsentChoices,
  type ConsentMode,
  decideConsent,
  everything,
  hasToBeAsked,
  IMPLICIT_CONSENT_MS,
  type VisitorConsent,
} from './visitor-consent.ts';

/** How far the question has come; `leftMs` is null where nothing happens by itself. */
export type ConsentStage =
  | { readonly kind: 'asking'; readonly leftMs: number | null }
  | {
      readonly kind: 'choosing';
      /** Undefined where nothing has been chosen yet. */
      readonly consent: VisitorConsent | undefined;
      readonly leftMs: number | null;
    }
  /** Silence was saved, and its visitor is told so. */
  | { readonly kind: 'telling'; readonly consent: VisitorConsent }
  | { readonly kind: 'settled'; readonly consent: VisitorConsent };

/** What happens to the question. */
export type ConsentEvent =
  /** Time in which the banner was in sight and nobody was busy with it. */
  | { readonly kind: 'waited'; readonly ms: number }
  | { readonly kind: 'countdown-stopped' }
  | { readonly kind: 'settings-opened' }
  | { readonly kind: 'settings-closed' }
  | { readonly kind: 'chosen'; readonly choices: ConsentChoices }
  /** The same browser answered elsewhere. */
  | { readonly kind: 'found'; readonly consent: VisitorConsent }
  | { readonly kind: 'read' };

/** Where the question starts for somebody with this stored choice. */
export function beginConsent(stored: VisitorConsent | undefined, mode: ConsentMode): ConsentStage {
  if (stored !== undefined && !hasToBeAsked(stored, mode)) return { kind: 'settled', consent: stored };
  return { kind: 'asking', leftMs: mode === 'strict' ? null : IMPLICIT_CONSENT_MS };
}

/** The stage after an event; an event that does not belong to the stage changes nothing. */
export function nextConsentStage(
  stage: ConsentStage,
  event: ConsentEvent,
  at: { readonly now: Date; readonly newId: string },
): ConsentStage {
  const known = consentOf(stage);
  switch (event.kind) {
    case 'waited':
      return stage.kind === 'asking' && stage.leftMs !== null ? wait(stage.leftMs - event.ms, at) : stage;
    case 'countdown-stopped':
      return stage.kind === 'asking' ? { kind: 'asking', leftMs: null } : stage;
    case 'settings-opened':
      if (stage.kind === 'choosing') return stage;
      return { kind: 'choosing', consent: known, leftMs: stage.kind === 'asking' ? stage.leftMs : null };
    case 'settings-closed':
      if (stage.kind !== 'choosing') return stage;
      return known === undefined
        ? { kind: 'asking', leftMs: stage.leftMs }
        : { kind: 'settled', consent: known };
    case 'chosen':
      return { kind: 'settled', consent: decideConsent(known, event.choices, 'explicit', at) };
    case 'found':
      return stage.kind === 'asking' ? { kind: 'settled', consent: event.consent } : stage;
    case 'read':
      return stage.kind === 'telling' ? { kind: 'settled', consent: stage.consent } : stage;
  }
}

/** The choice that is stored at this stage. */
export function consentOf(stage: ConsentStage): VisitorConsent | undefined {
  return stage.kind === 'asking' ? undefined : stage.consent;
}

/** The whole seconds that are left, as they are shown. */
export function secondsLeft(leftMs: number): number {
  return Math.ceil(leftMs / 1000);
}

/** The seconds that are said aloud: a number that changes each second would drown everything else. */
export function secondsSaid(leftMs: number): number | undefined {
  return [5, 10].find((seconds) => secondsLeft(leftMs) <= seconds);
}

function wait(leftMs: number, at: { readonly now: Date; readonly newId: string }): ConsentStage {
  if (leftMs > 0) return { kind: 'asking', leftMs };
  return { kind: 'telling', consent: decideConsent(undefined, everything, 'implicit', at) };
}
