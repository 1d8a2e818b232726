import { SUCCESS_CLOSES_AFTER_MS } from '@ayrac/domain/quote/quote-wizard.ts';
import { useEffect, useRef, useState } from 'react';
import type { QuoteForm } from '#web/public/quote/form/use-quote-form.ts';

/** What the quote dialog shows. */
export type QuoteView = 'form' | 'requested' | 'sent' | 'invitation';

/**
 * Returns the dialog's view for the state of its form. After a moment the success message is replaced by the
 * invitation, or for a member the dialog closes.
 */
export function useQuoteView(
  { state, reopen, isMember }: Pick<QuoteForm, 'state' | 'reopen' | 'isMember'>,
  isShown: boolean,
  onClose: () => void,
): QuoteView {
  const [invites, setInvites] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (state !== 'success') return;
    const goOn = () => (isMember ? close.current() : setInvites(true));
    const timer = setTimeout(goOn, SUCCESS_CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, isMember]);

  // A dialog closed after the success message does not show it again.
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (!isShown && wasShown.current) {
      setInvites(false);
      reopen();
    }
    wasShown.current = isShown;
  });

  if (state === 'already-requested' || state === 'already-submitted') return 'requested';
  if (state !== 'success') return 'form';
  return invites ? 'invitation' : 'sent';
}
