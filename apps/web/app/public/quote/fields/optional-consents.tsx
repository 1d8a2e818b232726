import { boxProps } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { Unbroken } from '@ayrac/kit/unbroken.tsx';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';
import type { QuoteContent } from '#web/public/quote/form/use-quote-content.ts';

interface OptionalConsentsProps {
  readonly form: QuoteContent;
  readonly questions: ConsentQuestions;
}

/** The consents. They are separate, optional and initially unchecked. */
export function OptionalConsents({ form, questions }: OptionalConsentsProps) {
  const quote = useScreenPhrases('quote');
  return (
    <Fieldset legend={quote.optionalConsents} hint={quote.optionalConsentsHint}>
      <CheckboxField {...boxProps(form, 'explicitConsent')} label={questions.explicitConsent} />
      <CheckboxField
        {...boxProps(form, 'marketing.email')}
        label={<Unbroken text={questions.marketingEmail} />}
      />
      <CheckboxField {...boxProps(form, 'marketing.sms')} label={questions.marketingSms} />
      <CheckboxField {...boxProps(form, 'marketing.call')} label={questions.marketingCall} />
    </Fieldset>
  );
}
