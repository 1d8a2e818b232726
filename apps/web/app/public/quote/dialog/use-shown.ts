import { useEffect, useState } from 'react';
import { useCloseHash } from '#web/page/history/use-close-hash.ts';

/**
 * Whether the quote dialog is shown, and how to close it. While the form is being sent, the dialog stays open even if
 * the back button has left its history entry.
 */
export function useShown(isSending: boolean, open: boolean) {
  const leave = useCloseHash();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isSending && !open) setIsHeld(true);
    if (open) setIsHeld(false);
  }, [isSending, open]);
  return { isShown: open || isHeld, close: () => (open ? leave() : setIsHeld(false)) };
}
