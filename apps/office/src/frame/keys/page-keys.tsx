import { lazy, Suspense, useEffect, useState } from 'react';
import { type Deed, deedOf } from '#office/resource/keyboard.ts';
import { isBehindDialog, placeOf } from '#office/resource/use-shortcuts.ts';
import { addButton, firstInside, firstSearch, isArrow, rowOf, rowsOfPage } from './page-parts.ts';

const PageHelp = lazy(() => import('./page-help.tsx').then((help) => ({ default: help.PageHelp })));

/**
 * The keys that hold wherever a page has no own for them: through whatever it marks as a row, into its search, to what
 * it adds, and to the list of all keys. They are heard last, so that a page's own come first.
 */
export function PageKeys() {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isBehindDialog()) return;
      const deed = deedOf(event, placeOf(event.target));
      if (deed === undefined) return;
      if (deed === 'help') setIsHelpOpen(true);
      else if (!does(deed, event)) return;
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

/** Does what a key asks for; answers whether there was anything to do. */
function does(deed: Deed, event: KeyboardEvent): boolean {
  const row = rowOf(event.target);
  // Elsewhere the arrows scroll, as they do on any page.
  if (isArrow(event) && row === null) return false;
  if (deed === 'next') return step(row, 1);
  if (deed === 'previous') return step(row, -1);
  if (deed === 'choose') return press(row?.querySelector<HTMLElement>('[type=checkbox]'));
  if (deed === 'open') return press(row?.querySelector<HTMLElement>('a, button'));
  if (deed === 'new') return press(addButton());
  if (deed === 'search') {
    const search = firstSearch();
    search?.select();
    return search !== undefined;
  }
  return false;
}

/** From the row with the focus, or the one that stands open, to its neighbour; at first to the first one. */
function step(from: HTMLElement | null, by: 1 | -1): boolean {
  const rows = rowsOfPage();
  if (rows.length === 0) return enter();
  const start = from ?? rows.find((row) => row.getAttribute('aria-current') !== null);
  const at = start === undefined ? -1 : rows.indexOf(start);
  rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))]?.focus();
  return true;
}

/** Into what has keys of its own, unless the focus is there already. */
function enter(): boolean {
  const first = firstInside();
  first?.focus();
  return first !== undefined;
}

function press(button: HTMLElement | null | undefined): boolean {
  button?.click();
  return button !== null && button !== undefined;
}
