import { isPlainClick } from '@ayrac/kit/navigation/plain-click.ts';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { detour } from './history-steps.ts';
import { overlayOf } from './overlay.ts';

/** Opens a dialog as a history entry of its own: back closes it, and its address opens it. */
export function useHashDialog(hash: string) {
  const navigate = useNavigate();
  const { pathname, search, hash: current, state } = useLocation();
  // The server does not know the hash, so the first render in the browser must not use it, either.
  const isOpen = useIsLive(current === hash);

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The address changes at once, the dialog opens later: a double click must not add two entries.
    if (window.location.hash === hash) return;
    // A dialog opened from the menu replaces the menu's entry.
    const replace = overlayOf(state) !== undefined;
    navigate({ pathname, search, hash }, { state: detour, replace });
  };
  return { isOpen, open };
}
