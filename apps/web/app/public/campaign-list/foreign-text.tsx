import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { TextValue } from '@ayrac/contract/values.ts';
import { Tag } from '@ayrac/kit/badge.tsx';

/** A text of the content; one in another language than the page's says so to screen readers. */
export function ForeignText({ value }: { readonly value: TextValue }) {
  return value.lang === useLocale() ? value.text : <span lang={value.lang}>{value.text}</span>;
}

/** Says to everybody that a text is not in the page's language; nothing where it is. */
export function ForeignMark({ value }: { readonly value: TextValue }) {
  const { campaign } = usePhrases();
  return value.lang === useLocale() ? null : <Tag>{campaign.inTurkish}</Tag>;
}
