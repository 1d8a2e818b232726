import {
  type ConsentChoices,
  type ConsentMode,
  decideConsent,
  everything,
  hasToBeAsked,
  IMPLICIT_CONSENT_MS,
  type VisitorConsent,
} from './visitor-consent.ts';

/** Stage of the consent banner. `leftMs` is null when no countdown runs. */
export type ConsentStage =
  | { readonly kind: 'asking'; readonly leftMs: number | null }
  | {
      readonly kind: 'choosing';
      /** Undefined while nothing has been chosen. */
      readonly consent: VisitorConsent | undefined;
      readonly leftMs: number | null;
    }
  /** Implicit consent was saved, and the visitor is informed. */
  | { readonly kind: 'telling'; readonly consent: VisitorConsent }
  | { readonly kind: 'settled'; readonly consent: VisitorConsent };

/** Event of the consent banner. */
export type ConsentEvent =
  /** Time in milliseconds during which the banner was visible and not in use. */
  | { readonly kind: 'waited'; readonly ms: number }
  | { readonly kind: 'countdown-stopped' }
  | { readonly kind: 'settings-opened' }
  | { readonly kind: 'settings-closed' }
  | { readonly kind: 'chosen'; readonly choices: ConsentChoices }
  /** A choice made in another tab of the same browser. */
  | { readonly kind: 'found'; readonly consent: VisitorConsent }
  | { readonly kind: 'read' };

/** Returns the first stage for a visitor with this stored choice. */
export function beginConsent(stored: VisitorConsent | undefined, mode: ConsentMode): ConsentStage {
  if (stored !== undefined && !hasToBeAsked(stored, mode)) return { kind: 'settled', consent: stored };
  return { kind: 'asking', leftMs: mode === 'strict' ? null : IMPLICIT_CONSENT_MS };
}

/** Returns the stage after an event. An event that does not apply to the stage changes nothing. */
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

/** Returns the stored choice at this stage, or undefined. */
export function consentOf(stage: ConsentStage): VisitorConsent | undefined {
  return stage.kind === 'asking' ? undefined : stage.consent;
}

/** Returns the seconds left for display, rounded up. */
export function secondsLeft(leftMs: number): number {
  return Math.ceil(leftMs / 1000);
}

/**
 * Returns the seconds left for screen readers. Only 10 and 5 are announced, because an announcement every second would
 * drown out everything else.
 */
export function announcedSeconds(leftMs: number): number | undefined {
  return [5, 10].find((seconds) => secondsLeft(leftMs) <= seconds);
}

function wait(leftMs: number, at: { readonly now: Date; readonly newId: string }): ConsentStage {
  if (leftMs > 0) return { kind: 'asking', leftMs };
  return { kind: 'telling', consent: decideConsent(undefined, everything, 'implicit', at) };
}
