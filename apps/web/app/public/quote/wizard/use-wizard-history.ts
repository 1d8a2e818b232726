import { placeOf, type WizardPlace, wizardPlaces } from '@ayrac/domain/quote/quote-steps.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { trailOf } from '#web/page/history/dialog-trail.ts';
import { moveTo } from './history-move.ts';
import type { WizardState } from './use-wizard.ts';

interface WizardHistorySetting {
  readonly open: boolean;
  readonly state: WizardState;
  readonly close: () => void;
}

/**
 * Adds a history entry for each step of the wizard, so that the browser's back and forward buttons move between steps.
 * Going back inside the wizard leaves no extra entry.
 */
export function useWizardHistory({ open, state, close }: WizardHistorySetting): void {
  const navigate = useNavigate();
  const { pathname, search, hash, key, state: entry } = useLocation();
  const shown = useRef(key);
  /** Whether a requested history navigation has not arrived yet. */
  const isMoving = useRef(false);
  const { wizard, isResuming, goToPlace, form } = state;

  useEffect(() => {
    // The browser may have navigated already and report it later; a navigation now would apply to another entry.
    if (!open || isResuming || window.location.hash !== hash) return;
    const hasArrived = shown.current !== key;
    const wasMoving = isMoving.current;
    shown.current = key;
    if (hasArrived) isMoving.current = false;
    if (isMoving.current) return;

    const trail = trailOf(entry);
    const last = trail.at(-1) as WizardPlace | undefined;
    const isLed = hasArrived && !wasMoving && last !== undefined;
    if (wizard.kind !== 'filling') {
      if (isLed && wizard.kind === 'success') close();
      else if (isLed) form.dismiss();
      return;
    }
    const place = placeOf(wizard);
    if (isLed && last !== place) return goToPlace(last);

    const move = moveTo(place, trail, wizardPlaces);
    isMoving.current = move.kind !== 'stay';
    if (move.kind === 'go') navigate(move.steps);
    else if (move.kind !== 'stay')
      navigate(
        { pathname, search, hash },
        {
          state: { ...entry, trail: move.trail },
          replace: move.kind === 'replace',
        },
      );
  });
}
