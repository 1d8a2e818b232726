import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { TextValue } from '@ayrac/contract/values.ts';
import { stepsOf } from '@ayrac/domain/quote/quote-steps.ts';
import type { WizardStep } from '@ayrac/domain/quote/quote-wizard.ts';
import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import type { WizardState } from './use-wizard.ts';

interface Stage {
  readonly step: WizardStep;
  readonly name: string;
  readonly place: 'done' | 'here' | 'ahead';
  /** Choices made in this step. */
  readonly chosen: readonly TextValue[];
}

/** Returns the steps in order, each with its choices. */
function useStages({ wizard: { choices }, step, path, chosen }: WizardState): readonly Stage[] {
  const { steps } = useScreenPhrases('wizard');
  const order = stepsOf(choices);
  const here = order.indexOf(step);
  const texts: Partial<Record<WizardStep, readonly TextValue[]>> = {
    category: path.slice(0, 1).map(({ name }) => name),
    'sub-category': path.slice(1).map(({ name }) => name),
    campaign: chosen === null ? [] : [chosen.title],
  };
  return order.map((one, index) => ({
    step: one,
    name: steps[one],
    place: index < here ? 'done' : index === here ? 'here' : 'ahead',
    chosen: texts[one] ?? [],
  }));
}

/** Steps beside the dialog, with the choices and links to change them. */
export function StepRail({ state }: { readonly state: WizardState }) {
  const wizard = useScreenPhrases('wizard');
  const stages = useStages(state);
  return (
    <nav className="wizard-rail" aria-label={wizard.progress}>
      <ol>
        {stages.map((stage, index) => (
          <li
            key={stage.step}
            className={classes('wizard-stage', `wizard-stage-${stage.place}`)}
            aria-current={stage.place === 'here' ? 'step' : undefined}
          >
            <span className="wizard-number" aria-hidden="true">
              {stage.place === 'done' ? <Icon name="check" size="small" /> : index + 1}
            </span>
            <span className="wizard-stage-text">
              <span className="wizard-stage-name">{stage.name}</span>
              {/* The title of a resumed campaign is only known once the campaign is loaded. */}
              {stage.place === 'done' && stage.chosen.length > 0 && <Chosen stage={stage} state={state} />}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Progress above a phone's panel, with the choices as chips that lead back to their step. The campaign has no chip,
 * because it is shown below with a link to change it.
 */
export function StepBar({ state }: { readonly state: WizardState }) {
  const wizard = useScreenPhrases('wizard');
  const stages = useStages(state);
  const here = stages.findIndex(({ place }) => place === 'here');
  const done = stages.filter(
    ({ step, place, chosen }) => place === 'done' && step !== 'campaign' && chosen.length > 0,
  );
  return (
    <nav className="wizard-progress" aria-label={wizard.progress}>
      <div className="wizard-bar">
        <p className="wizard-bar-text">
          {wizard.stepOf({ step: here + 1, steps: stages.length, name: stages[here]?.name ?? '' })}
        </p>
        <ol className="wizard-bar-line">
          {stages.map(({ step, name, place }) => (
            <li
              key={step}
              className={place === 'ahead' ? undefined : 'wizard-bar-passed'}
              aria-current={place === 'here' ? 'step' : undefined}
            >
              <span className="sr-only">{name}</span>
            </li>
          ))}
        </ol>
      </div>
      {done.length > 0 && (
        <ul className="wizard-chips">
          {done.map((stage) => (
            <li key={stage.step}>
              <Chosen stage={stage} state={state} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function Chosen({ stage, state }: { readonly stage: Stage; readonly state: WizardState }) {
  const wizard = useScreenPhrases('wizard');
  const path = stage.chosen.map(({ text }) => text).join(' › ');
  return (
    <button
      type="button"
      className="wizard-chosen"
      aria-label={wizard.changeOf({ step: stage.name, chosen: path })}
      aria-disabled={state.form.isBusy || undefined}
      onClick={() => state.backTo(stage.step)}
    >
      <span className="wizard-chosen-text">
        {stage.chosen.map((value, index) => (
          <span key={value.text}>
            {index > 0 && ' › '}
            <ForeignText value={value} />
          </span>
        ))}
      </span>{' '}
      <span className="wizard-change" aria-hidden="true">
        <Icon name="pencil" size="small" />
        <span>{wizard.change}</span>
      </span>
    </button>
  );
}
