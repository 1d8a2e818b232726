import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stepsInside } from './dialog-trail.ts';
import { wasOpenedHere } from './history-steps.ts';

/**
 * Returns a function that closes a dialog and leaves all its history entries: back to where it was opened, or to the
 * same page without the hash.
 */
export function useCloseHash(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, key, state } = useLocation();
  const isLeaving = useRef(false);
  /** Key of the current entry, until it is left: a second click must not leave the page, too. */
  const here = useRef<string | null>(key);
  const steps = stepsInside(state);
  const isOwn = wasOpenedHere(state);

  // If the dialog was opened by its address, that entry remains below the steps. It is replaced once they are gone.
  useEffect(() => {
    if (!isLeaving.current || steps > 0) return;
    isLeaving.current = false;
    if (hash !== '') navigate({ pathname, search }, { replace: true });
  }, [navigate, pathname, search, hash, steps]);

  useLayoutEffect(() => {
    here.current = key;
  }, [key]);

  return () => {
    if (here.current !== key) return;
    here.current = null;
    isLeaving.current = !isOwn && steps > 0;
    if (isOwn || steps > 0) navigate(-steps - (isOwn ? 1 : 0));
    else navigate({ pathname, search, hash: '' }, { replace: true });
  };
}
