import { fieldProps } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { EmailField } from '#web/form/email-field.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import type { QuoteContent } from '#web/public/quote/form/use-quote-content.ts';

interface ContactFieldsProps {
  readonly form: QuoteContent;
  /** Whether a quote for this campaign was requested with the typed e-mail address before. */
  readonly isRequested?: boolean;
}

/** Name and contact details. */
export function ContactFields({ form, isRequested = false }: ContactFieldsProps) {
  const quote = useScreenPhrases('quote');
  const { onChange: _, value, ...phone } = fieldProps(form, 'phoneNumber');
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField {...fieldProps(form, 'name')} label={quote.name} />
        <TextField {...fieldProps(form, 'surname')} label={quote.surname} />
      </div>
      <EmailField
        {...fieldProps(form, 'email')}
        label={quote.email}
        hint={form.isMember ? quote.emailFixed : quote.emailHint}
        disabled={form.isMember}
      />
      {isRequested && (
        <Notice tone="warning" live>
          <p>{quote.refused.duplicate}</p>
        </Notice>
      )}
      <PhoneField
        {...phone}
        label={quote.phone}
        hint={quote.phoneHint}
        digits={value}
        onDigits={(digits) => form.set('phoneNumber', digits)}
      />
    </>
  );
}
