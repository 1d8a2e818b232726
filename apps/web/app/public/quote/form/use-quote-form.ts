import { dismissWarning, reopened } from '@ayrac/domain/quote/quote-wizard.ts';
import type { QuoteFormSetting } from './quote-form-setting.ts';
import { useQuoteContent } from './use-quote-content.ts';
import { useQuoteSending } from './use-quote-sending.ts';

export type QuoteForm = ReturnType<typeof useQuoteForm>;

/** State of a campaign's contact form: its content, and sending it. */
export function useQuoteForm(setting: QuoteFormSetting) {
  const [, setWizard] = setting.wizard;
  const content = useQuoteContent(setting);
  const sending = useQuoteSending(setting, content);
  const dismiss = () => setWizard(dismissWarning);
  const set: typeof content.set = (name, value) => {
    content.set(name, value);
    // The refusal does not apply to another address.
    if (name === 'email') dismiss();
  };
  return { ...content, ...sending, set, dismiss, reopen: () => setWizard(reopened) };
}
