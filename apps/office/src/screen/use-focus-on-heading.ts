import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for a button that disappears when it is pressed. If it has the focus then, the focus moves to the
 * heading before it, instead of to the beginning of the page.
 */
export function useFocusOnHeading() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== null && element === document.activeElement) focusHeadingBefore(element);
    };
  }, []);
  return button;
}

function focusHeadingBefore(element: HTMLElement): void {
  const headings = [...document.querySelectorAll<HTMLElement>(':is(main, dialog) :is(h1, h2, h3)')];
  const heading = headings.findLast(
    (one) => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus();
}
