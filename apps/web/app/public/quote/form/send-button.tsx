import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import type { QuoteForm } from './use-quote-form.ts';

interface SendButtonProps {
  readonly form: QuoteForm;
  readonly formId: string;
  /** What the form belongs to is still on its way. */
  readonly isLoading?: boolean;
}

/** It is never said to be disabled for what is missing: its press says what that is. */
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
