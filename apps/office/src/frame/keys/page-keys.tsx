import { lazy, Suspense, useEffect, useState } from 'react';
import { commandOf, type KeyCommand } from '#office/keys/keyboard.ts';
import { isBehindDialog, placeOf } from '#office/keys/use-shortcuts.ts';
import { addButton, firstInside, firstSearch, isArrow, rowOf, rowsOfPage } from './page-parts.ts';

const PageHelp = lazy(() => import('./page-help.tsx').then((help) => ({ default: help.PageHelp })));

/**
 * Shortcuts of pages without their own: moving through marked rows, focusing the search, adding, and the list of
 * shortcuts. The listener runs last, so that a page's own shortcuts have precedence.
 */
export function PageKeys() {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isBehindDialog()) return;
      const command = commandOf(event, placeOf(event.target));
      if (command === undefined) return;
      if (command === 'help') setIsHelpOpen(true);
      else if (!does(command, event)) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    isHelpOpen && (
      <Suspense>
        <PageHelp onClose={() => setIsHelpOpen(false)} />
      </Suspense>
    )
  );
}

/** Performs a shortcut. Returns whether there was anything to do. */
function does(command: KeyCommand, event: KeyboardEvent): boolean {
  const row = rowOf(event.target);
  // Without a focused row the arrow keys scroll the page.
  if (isArrow(event) && row === null) return false;
  if (command === 'next') return step(row, 1);
  if (command === 'previous') return step(row, -1);
  if (command === 'choose') return press(row?.querySelector<HTMLElement>('[type=checkbox]'));
  if (command === 'open') return press(row?.querySelector<HTMLElement>('a, button'));
  if (command === 'new') return press(addButton());
  if (command === 'search') {
    const search = firstSearch();
    search?.select();
    return search !== undefined;
  }
  return false;
}

/** Moves from the focused or open row to its neighbour, or else to the first row. */
function step(from: HTMLElement | null, by: 1 | -1): boolean {
  const rows = rowsOfPage();
  if (rows.length === 0) return enter();
  const start = from ?? rows.find((row) => row.getAttribute('aria-current') !== null);
  const at = start === undefined ? -1 : rows.indexOf(start);
  rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))]?.focus();
  return true;
}

/** Moves the focus into a grid with its own keyboard handling, unless it is already there. */
function enter(): boolean {
  const first = firstInside();
  first?.focus();
  return first !== undefined;
}

function press(button: HTMLElement | null | undefined): boolean {
  button?.click();
  return button !== null && button !== undefined;
}
