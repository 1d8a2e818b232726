import type { BoxFieldName, TextFieldName } from '#web/public/quote/form/quote-draft.ts';
import type { QuoteForm } from '#web/public/quote/form/use-quote-form.ts';

/** What ties a text field or list to the form. */
export function textProps(form: QuoteForm, name: TextFieldName) {
  return {
    name,
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      form.set(name, event.currentTarget.value),
    onBlur: (event: { readonly currentTarget: { readonly value: string } }) =>
      form.leave(name, event.currentTarget.value),
  };
}

/** What ties a box to the form. */
export function boxProps(form: QuoteForm, name: BoxFieldName) {
  return {
    name,
    checked: form.values[name],
    error: form.errorOf(name),
    onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) =>
      form.set(name, event.currentTarget.checked),
  };
}
