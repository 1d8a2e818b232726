import { useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OVERLAY_HASH, overlayOf, withOverlay } from './overlay.ts';

/**
 * Shows something over the page, or over another dialog, as a history entry of its own, so that Back closes it. For what
 * has no address: see `useHashDialog` for dialogs that can be linked to.
 */
export function useOverlay() {
  const id = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const isOpen = overlayOf(location.state)?.id === id;
  /** Whether the current entry is this one and is not being left yet. */
  const isHere = useRef(isOpen);

  useLayoutEffect(() => {
    isHere.current = isOpen;
  }, [isOpen]);

  const open = () => {
    const { pathname, search, hash } = location;
    // The history changes at once, the page later: a double click must not add two entries.
    if (overlayOf(window.history.state?.usr)?.id === id) return;
    navigate({ pathname, search, hash: hash || OVERLAY_HASH }, { state: withOverlay(id, location) });
  };
  /** Does nothing if Back has closed it already. */
  const close = () => {
    if (!isHere.current) return;
    isHere.current = false;
    navigate(-1);
  };
  return { isOpen, open, close };
}
