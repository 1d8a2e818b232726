import { useLocale } from '@ayrac/browser/locale.ts';
import type { TextValue } from '@ayrac/contract/values.ts';
import { matchedParts } from '@ayrac/domain/search/suggestion.ts';

interface HighlightedProps {
  readonly text: string;
  readonly term: string;
  /** Language of the text. */
  readonly lang?: TextValue['lang'];
}

/** A text with the parts that match the term marked. */
export function Highlighted({ text, term, lang }: HighlightedProps) {
  const locale = useLocale();
  let at = 0;
  const parts = matchedParts(text, term).map(({ text: part, isMatch }) => {
    const key = at;
    at += part.length;
    return isMatch ? <mark key={key}>{part}</mark> : part;
  });
  return <span lang={lang === locale ? undefined : lang}>{parts}</span>;
}
