import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';
import { Suspense, useId, useLayoutEffect, useRef } from 'react';
import type { WizardState } from '../use-wizard.ts';
import { CampaignStep } from './campaign-step.tsx';
import { CategoryStep, SubCategoryStep } from './category-steps.tsx';
import { ContactStep } from './contact-step.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Waiting } from './waiting.tsx';

interface WizardStepViewProps {
  readonly state: WizardState;
  readonly formId: string;
  readonly questions: ConsentQuestions;
}

/** The current step below its question, which takes the focus when the step changes. */
export function WizardStepView({ state, formId, questions }: WizardStepViewProps) {
  const wizard = useScreenPhrases('wizard');
  const { step, path, categories } = state;
  const labelId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${step} ${step === 'sub-category' ? path.length : ''}`;
  const shown = useRef(place);

  useLayoutEffect(() => {
    if (shown.current !== place) {
      heading.current?.closest('.dialog-body')?.scrollTo(0, 0);
      heading.current?.focus();
    }
    shown.current = place;
  }, [place]);

  return (
    <section className="wizard-step" aria-labelledby={labelId} aria-busy={state.isLoading || undefined}>
      <h3 ref={heading} id={labelId} tabIndex={-1}>
        {wizard.questions[step]}
      </h3>
      {categories.kind === 'failed' ? (
        <CategoriesFailed retry={categories.retry} />
      ) : categories.kind !== 'loaded' ? (
        <Waiting layout="tiles" />
      ) : (
        // Steps suspend here. A boundary further up would close the dialog while they load.
        <Suspense fallback={<Waiting layout="details" />}>
          {step === 'category' && <CategoryStep state={state} roots={categories.value} labelId={labelId} />}
          {step === 'sub-category' && <SubCategoryStep state={state} labelId={labelId} />}
          {step === 'campaign' && <CampaignStep state={state} roots={categories.value} labelId={labelId} />}
          {step === 'contact' && <ContactStep state={state} formId={formId} questions={questions} />}
        </Suspense>
      )}
    </section>
  );
}

function CategoriesFailed({ retry }: { readonly retry: () => void }) {
  const { errors } = usePhrases();
  return <LoadFailure title={errors.page.categoriesNotLoaded} retry={retry} />;
}
