import { fieldProps } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { QuoteContent } from '#web/public/quote/form/use-quote-content.ts';

/** A hidden field that only bots fill in. */
export function Trap({ form }: { readonly form: QuoteContent }) {
  const quote = useScreenPhrases('quote');
  const { error: _, onBlur: __, ...input } = fieldProps(form, 'website');
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {quote.website}
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
