import { useEffect, useState } from 'react';
import { useCloseHash } from '#web/page/history/use-close-hash.ts';

/**
 * Whether a quote's dialog is to be seen, and how it closes. The back button closes a dialog that is sending, too; it
 * stays until its answer was seen.
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
