import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readStep, type WizardStep } from './steps.ts';

const PATH = '/admin/campaign-wizard';

/** Returns the address of a draft's step, or without an id that of a new campaign. */
export function addressOf({
  id,
  step = 'whose',
}: {
  readonly id?: string;
  readonly step?: WizardStep;
} = {}): string {
  if (id === undefined) return PATH;
  return `${PATH}?${new URLSearchParams({ id, ...(step !== 'whose' && { step }) })}`;
}

/** Returns the draft and the step of the address. Each step adds a history entry. */
export function useWizardAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = query.get('id');
  const step = readStep(query.get('step'));
  const go = useCallback(
    (next: WizardStep) => {
      if (id !== null) navigate(addressOf({ id, step: next }));
    },
    [navigate, id],
  );
  return { id, step, go };
}
