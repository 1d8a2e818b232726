import { keepFigures } from '@ayrac/domain/text/keep-figures.ts';
import { createElement, Fragment } from 'react';

/** A letter or clause number joined to the next word, such as "e-posta" or "5/2-c". */
const bound = /(\b(?:\w|\d\/\d)-\p{L}+)/u;

/** A text that does not wrap within words such as "e-posta" or "5/2-c", nor before a unit. The typeface has no non-breaking hyphen. */
export function Unbroken({ text }: { readonly text: string }) {
  return createElement(
    Fragment,
    null,
    ...keepFigures(text)
      .split(bound)
      .map((part, place) =>
        place % 2 === 1 ? createElement('span', { className: 'whitespace-nowrap' }, part) : part,
      ),
  );
}
