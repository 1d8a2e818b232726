import { SUCCESS_CLOSES_AFTER_MS } from '@ayrac/domain/quote/quote-wizard.ts';
import { useEffect, useRef, useState } from 'react';
import type { QuoteForm } from '#web/public/quote/form/use-quote-form.ts';

/** What a quote's dialog shows. */
export type QuoteView = 'form' | 'requested' | 'sent' | 'invitation';

/** The view of a dialog by its form's state; the success gives way to the invitation, or closes for a member, by itself. */
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

  // A dialog that was closed after its success does not show it again.
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
