import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { EmailField, TextField } from '@ayrac/kit/text-field.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import type { QuoteForm } from '#web/public/quote/form/use-quote-form.ts';
import { textProps } from './field-props.ts';

/** Who asks, and how they can be reached. */
export function ContactFields({ form }: { readonly form: QuoteForm }) {
  const quote = useScreenPhrases('quote');
  const { onChange: _, value, ...phone } = textProps(form, 'phoneNumber');
  return (
    <>
      <TextField {...textProps(form, 'name')} label={quote.name} required autoComplete="given-name" />
      <TextField {...textProps(form, 'surname')} label={quote.surname} required autoComplete="family-name" />
      <EmailField
        {...textProps(form, 'email')}
        label={quote.email}
        hint={form.isMember ? quote.emailFixed : quote.emailHint}
        disabled={form.isMember}
        required
      />
      {form.isDuplicate && (
        <Notice tone="warning" live>
          <p>{quote.refused.duplicate}</p>
        </Notice>
      )}
      <PhoneField
        {...phone}
        label={quote.phone}
        hint={quote.phoneHint}
        required
        digits={value}
        onDigits={(digits) => form.set('phoneNumber', digits)}
      />
    </>
  );
}
