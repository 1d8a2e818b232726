import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for an element that disappears when it or something in it is pressed. If the focus is there then, it
 * moves to the button of the menu around it, to the heading before it or to the page's one, instead of to the beginning
 * of the page.
 */
export function useFocusOnHeading<Target extends HTMLElement = HTMLButtonElement>() {
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    const element = target.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHeadingBefore(element);
    };
  }, []);
  return target;
}

function focusHeadingBefore(element: HTMLElement): void {
  const opener = element.closest('details')?.querySelector('summary');
  const headings = [...document.querySelectorAll<HTMLElement>(':is(main, dialog) :is(h1, h2, h3)')];
  const before = headings.findLast(
    (one) => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  const heading = before ?? headings[0];
  if (heading !== undefined && !opener) heading.tabIndex = -1;
  (opener ?? heading)?.focus();
}
