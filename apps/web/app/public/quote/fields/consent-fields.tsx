import { boxProps } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';
import type { QuoteForm } from '#web/public/quote/form/use-quote-form.ts';
import { OptionalConsents } from './optional-consents.tsx';
import { useNoticeDialog } from './use-notice-dialog.tsx';

interface ConsentFieldsProps {
  readonly form: QuoteForm;
  readonly notice: NoticeKind;
  readonly questions: ConsentQuestions;
}

/** Acknowledging the privacy notice is required and is not consent. */
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
      <OptionalConsents form={form} questions={questions} />
    </>
  );
}
