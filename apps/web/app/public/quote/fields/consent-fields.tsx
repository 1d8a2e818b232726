import { boxProps } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { Unbroken } from '@ayrac/kit/unbroken.tsx';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';
import type { QuoteForm } from '#web/public/quote/form/use-quote-form.ts';
import { useNoticeDialog } from './use-notice-dialog.tsx';

interface ConsentFieldsProps {
  readonly form: QuoteForm;
  readonly notice: NoticeKind;
  readonly questions: ConsentQuestions;
}

/**
 * Acknowledging the privacy notice is required and is not consent. The consents are separate, optional and initially
 * unchecked.
 */
export function ConsentFields({ form, notice, questions }: ConsentFieldsProps) {
  const quote = useScreenPhrases('quote');
  const { address, show, dialog } = useNoticeDialog(notice);
  const link = (
    <TextLink to={address} target="_blank" onClick={show}>
      {quote.noticeLink}
    </TextLink>
  );
  return (
    <>
      <CheckboxField
        {...boxProps(form, 'kvkkConsent')}
        label={
          <>
            {quote.noticeBefore}
            {link} {quote.noticeRead}
          </>
        }
      />
      {dialog}
      <Fieldset legend={quote.optionalConsents} hint={quote.optionalConsentsHint}>
        <CheckboxField {...boxProps(form, 'explicitConsent')} label={questions.explicitConsent} />
        <CheckboxField
          {...boxProps(form, 'marketing.email')}
          label={<Unbroken text={questions.marketingEmail} />}
        />
        <CheckboxField {...boxProps(form, 'marketing.sms')} label={questions.marketingSms} />
        <CheckboxField {...boxProps(form, 'marketing.call')} label={questions.marketingCall} />
      </Fieldset>
    </>
  );
}
