import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { stepIndex } from '@ayrac/domain/quote/quote-steps.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { SendButton } from '#web/public/quote/form/send-button.tsx';
import type { WizardState } from './use-wizard.ts';

interface WizardFootProps {
  readonly state: WizardState;
  readonly formId: string;
}

/** On the first step the footer has no use if the categories could not be loaded: only a retry helps. */
export function hasWizardFoot({ step, categories }: WizardState): boolean {
  return step !== 'category' || categories.kind !== 'failed';
}

/** Back and continue; on the last step, send. Pressing it too early counts as an attempt and shows what is missing. */
export function WizardFoot({ state, formId }: WizardFootProps) {
  const wizard = useScreenPhrases('wizard');
  const { step, form, chosen, isValid, isLoading } = state;
  const offered = { category: state.categories, 'sub-category': state.categories, campaign: state.campaigns };
  const isFirst = state.wizard.kind === 'filling' && stepIndex(state.wizard) === 0;
  return (
    <div className="wizard-foot">
      {!isFirst && (
        <Button
          variant="secondary"
          size="large"
          icon="arrow-left"
          aria-disabled={form.isBusy || undefined}
          onClick={state.back}
        >
          {wizard.back}
        </Button>
      )}
      {step === 'contact'
        ? (chosen !== null || isLoading) && <SendButton form={form} formId={formId} isLoading={isLoading} />
        : // If loading failed, only a retry helps.
          offered[step].kind !== 'failed' && (
            <Button
              size="large"
              iconAfter="arrow-right"
              {...(isLoading ? { 'aria-disabled': true } : { incomplete: !isValid })}
              onClick={state.next}
            >
              {wizard.next}
            </Button>
          )}
    </div>
  );
}
