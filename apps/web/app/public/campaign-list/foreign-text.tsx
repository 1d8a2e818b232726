import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { TextValue } from '@ayrac/contract/values.ts';
import { keepFigures } from '@ayrac/domain/text/keep-figures.ts';
import { Tag } from '@ayrac/kit/badge.tsx';

/** A text of the content. Sets `lang` if its language is not the page's. */
export function ForeignText({ value }: { readonly value: TextValue }) {
  const text = keepFigures(value.text);
  return value.lang === useLocale() ? text : <span lang={value.lang}>{text}</span>;
}

/** A visible remark that a text is not in the page's language. Renders nothing otherwise. */
export function ForeignMark({ value }: { readonly value: TextValue }) {
  const { campaign } = usePhrases();
  return value.lang === useLocale() ? null : <Tag>{campaign.inTurkish}</Tag>;
}
