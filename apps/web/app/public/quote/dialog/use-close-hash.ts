import { useLocation, useNavigate } from 'react-router';

/** Leaves a dialog's place in the history: back to where it was opened, or to the same page without it. */
export function useCloseHash(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return () => {
    const wasOpenedHere = typeof state === 'object' && state !== null && 'opened' in state;
    if (wasOpenedHere) navigate(-1);
    else navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
  };
}
