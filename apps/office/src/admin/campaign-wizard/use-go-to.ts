import { isDraftField } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { useCallback, useEffect, useState } from 'react';
import { stepOfTarget, type Target, type WizardStep } from './steps.ts';
import type { Autosave } from './use-autosave.ts';

/** Returns a function that opens the step of a field and focuses the field. */
export function useGoTo(form: Autosave['form'], step: WizardStep, go: (step: WizardStep) => void) {
  const [target, setTarget] = useState<Target | null>(null);
  useEffect(() => {
    if (target === null || step !== stepOfTarget(target)) return;
    // After the heading of the step has taken the focus. Cleared only now, because clearing cancels the frame.
    const frame = requestAnimationFrame(() => {
      setTarget(null);
      const place = document.getElementById(`draft-${target}`);
      place?.scrollIntoView({ block: 'center' });
      if (isDraftField(target)) form.setFocus(target);
      else place?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [target, step, form]);
  return useCallback(
    (next: Target) => {
      setTarget(next);
      go(stepOfTarget(next));
    },
    [go],
  );
}
