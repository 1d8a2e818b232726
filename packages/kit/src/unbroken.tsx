import { createElement, Fragment } from 'react';

/** A letter or a clause that is bound to what follows it, such as e-posta or 5/2-c. */
const bound = /(\b(?:\w|\d\/\d)-\p{L}+)/u;

/** A text whose lines do not end in the middle of e-posta or 5/2-c; the typeface has no hyphen of that kind. */
export function Unbroken({ text }: { readonly text: string }) {
  return createElement(
    Fragment,
    null,
    ...text
      .split(bound)
      .map((part, place) =>
        place % 2 === 1 ? createElement('span', { className: 'whitespace-nowrap' }, part) : part,
      ),
  );
}
