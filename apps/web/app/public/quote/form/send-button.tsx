import { useScreenPhrases } from '#web/phrases.tsx';
import { Button } from '#web/ui/button.tsx';
import type { QuoteForm } from './use-quote-form.ts';

export function SendButton({ form, formId }: { readonly form: QuoteForm; readonly formId: string }) {
  const quote = useScreenPhrases('quote');
  return (
    <Button type="submit" form={formId} size="large" wide loading={form.isBusy} incomplete={!form.isValid}>
      {quote.send}
    </Button>
  );
}
