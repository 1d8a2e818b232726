import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import type { QuoteForm } from './use-quote-form.ts';

interface SendButtonProps {
  readonly form: QuoteForm;
  readonly formId: string;
  /** The form's campaign is still loading. */
  readonly isLoading?: boolean;
}

/** Never disabled for missing fields: a click shows what is missing. */
export function SendButton({ form, formId, isLoading = false }: SendButtonProps) {
  const quote = useScreenPhrases('quote');
  return (
    <Button
      type="submit"
      form={formId}
      size="large"
      wide
      loading={(form.isBusy || form.isComing) && !isLoading}
      aria-disabled={isLoading || undefined}
    >
      {quote.send}
    </Button>
  );
}
