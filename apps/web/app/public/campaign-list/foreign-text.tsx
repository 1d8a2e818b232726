import type { TextValue } from '@ayrac/contract/values.ts';
import { useLocale } from '#web/address.ts';

/** A text of the content; one in another language than the page's says so to screen readers. */
export function ForeignText({ value }: { readonly value: TextValue }) {
  return value.lang === useLocale() ? value.text : <span lang={value.lang}>{value.text}</span>;
}
