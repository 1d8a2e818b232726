import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stepsInside } from './dialog-trail.ts';
import { wasOpenedHere } from './history-steps.ts';

/**
 * Leaves a dialog's place in the history with all steps that were made inside: back to where it was opened, or to the
 * same page without it.
 */
export function useCloseHash(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isLeaving = useRef(false);
  const steps = stepsInside(state);
  const isOwn = wasOpenedHere(state);

  // The address that opened it stays under the steps that were made since: it gives way once they are gone.
  useEffect(() => {
    if (!isLeaving.current || steps > 0) return;
    isLeaving.current = false;
    if (hash !== '') navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, hash, steps]);

  return () => {
    isLeaving.current = !isOwn && steps > 0;
    if (isOwn || steps > 0) navigate(-steps - (isOwn ? 1 : 0));
    else navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
  };
}
