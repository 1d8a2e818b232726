import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { FormSummary } from '@ayrac/kit/form/form-summary.tsx';
import type { FieldName } from '#web/public/quote/form/quote-draft.ts';
import type { QuoteContent } from '#web/public/quote/form/use-quote-content.ts';

/** Error summary after an attempt, with links to the fields. */
export function MissingFields({ form }: { readonly form: QuoteContent }) {
  const quote = useScreenPhrases('quote');
  const labels: Partial<Record<FieldName, string>> = {
    ...{ name: quote.name, surname: quote.surname, email: quote.email, phoneNumber: quote.phone },
    ...{ city: quote.city, town: quote.town, gender: quote.gender, birthday: quote.birthday },
    ...{ 'contactPreference.channel': quote.channel, 'contactPreference.timeOfDay': quote.time },
  };
  // Messages about a missing field already name it.
  const naming: readonly string[] = Object.values(quote.missing);
  // Districts can only be chosen once the province is known.
  const asksCity = form.errors.some(({ name }) => name === 'city');
  const entries = form.errors.map(({ name, message }) => ({
    fieldId: form.idOf(name === 'town' && asksCity ? 'city' : name),
    message: labels[name] === undefined || naming.includes(message) ? message : `${labels[name]}: ${message}`,
  }));
  return <FormSummary title={quote.summary} entries={entries} />;
}
