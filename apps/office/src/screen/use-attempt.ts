import { useState } from 'react';
import { useToast } from './toasts.tsx';

/** Returns a function that performs an action and shows its failure as a toast, and whether one is being performed. */
export function useAttempt() {
  const { showFailure } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  /** Resolves with whether the action succeeded. */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, attempt };
}
