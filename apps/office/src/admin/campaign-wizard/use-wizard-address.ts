import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readStep, type WizardStep } from './steps.ts';

const PATH = '/admin/campaign-wizard';

/** Where a step of a draft stands; without a draft, where one is begun. */
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

/** The draft and the step in the address; each step is one more entry of the browser's history. */
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
