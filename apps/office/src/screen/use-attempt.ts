import { useState } from 'react';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useToast } from './toasts.tsx';

/** Returns a function that performs an action and shows its failure as a toast, and whether one is being performed. */
export function useAttempt() {
  const failureWords = useFailureWords();
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  /** Resolves with whether the action succeeded. */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      show({ tone: 'error', text: failureWords(error) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, attempt };
}
