import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { stepOfTarget, wizardSteps } from './steps.ts';
import { addressOf } from './use-wizard-address.ts';
import { useWizard } from './wizard-context.ts';

/** The five steps, which can be opened in any order. Each shows whether a required field is missing. */
export function StepList() {
  const { steps: words } = useOfficePhrases().campaignWizard;
  const { auto, check, step } = useWizard();
  const lacking = new Set(
    (check?.missing ?? []).filter(({ isRequired }) => isRequired).map(({ field }) => stepOfTarget(field)),
  );
  return (
    <nav aria-label={words.label}>
      <ol className="wizard-steps">
        {wizardSteps.map((one, at) => (
          <li key={one}>
            <Link
              to={addressOf({ id: auto.draft.id, step: one })}
              aria-current={one === step ? 'step' : undefined}
            >
              <span className="wizard-place" aria-hidden>
                {lacking.has(one) ? <Icon name="circle-alert" size="small" /> : at + 1}
              </span>
              <span className="wizard-step-name">{words[one]}</span>
              {lacking.has(one) && <span className="sr-only">{words.lacking}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
