import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import type { QuoteForm } from '#web/public/quote/form/use-quote-form.ts';
import { ConsentFields } from './consent-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { Trap } from './trap.tsx';

const SignInAgain = lateComponent('quote', () =>
  import('../member/sign-in-again.tsx').then(({ SignInAgain }) => SignInAgain),
);

const MissingFields = lateComponent('quote', () =>
  import('./missing-fields.tsx').then(({ MissingFields }) => MissingFields),
);

interface QuoteFieldsProps {
  readonly form: QuoteForm;
  /** The requested campaign. */
  readonly campaign: Pick<CampaignDetail, 'notice' | 'requests'>;
  readonly questions: ConsentQuestions;
}

/** All fields, and below them the error of the last attempt. */
export function QuoteFields({ form, campaign, questions }: QuoteFieldsProps) {
  const quote = useScreenPhrases('quote');
  return (
    <div className="grid gap-5">
      {form.errors.length > 0 && <MissingFields form={form} />}
      <ContactFields form={form} isRequested={form.isDuplicate} />
      <PlaceFields form={form} />
      <ExtraFields form={form} questions={campaign.requests.questions} />
      <ConsentFields form={form} notice={campaign.notice} questions={questions} />
      <Trap form={form} />
      <p role="status" className="text-ink-soft text-small empty:hidden">
        {form.isProving ? quote.proving : ''}
      </p>
      {form.message !== undefined && (
        <div tabIndex={-1} data-refusal>
          <Notice tone="error" title={form.message} live actions={form.mustSignIn && <SignInAgain />}>
            <p>{quote.kept}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
