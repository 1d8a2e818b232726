import { SUCCESS_CLOSES_AFTER_MS } from '@ayrac/domain/quote-wizard.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-name.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { QuoteForm } from './use-quote-form.ts';

/** What a quote's dialog shows. */
export type QuoteView = 'form' | 'requested' | 'sent' | 'invitation';

/** The view of a dialog by its form's state; the success gives way to the invitation by itself. */
export function useQuoteView(
  { state, reopen }: Pick<QuoteForm, 'state' | 'reopen'>,
  isShown: boolean,
  onSent: () => void,
): QuoteView {
  const [invites, setInvites] = useState(false);
  const told = useRef(onSent);
  told.current = onSent;

  useEffect(() => {
    if (state !== 'success') return;
    told.current();
    const timer = setTimeout(() => setInvites(true), SUCCESS_CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);

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

/** The back button closes a dialog that is sending, too; it stays until its answer was seen. */
export function useHeldOpen(isSending: boolean, open: boolean) {
  const [is, setIs] = useState(false);
  useEffect(() => {
    if (isSending && !open) setIs(true);
    if (open) setIs(false);
  }, [isSending, open]);
  return { is, letGo: () => setIs(false) };
}

export function SendButton({ form, formId }: { readonly form: QuoteForm; readonly formId: string }) {
  const quote = useScreenPhrases('quote');
  return (
    <Button type="submit" form={formId} size="large" wide loading={form.isBusy} incomplete={!form.isValid}>
      {quote.send}
    </Button>
  );
}

export function Requested() {
  const quote = useScreenPhrases('quote');
  return (
    <Said>
      <Notice tone="warning">{quote.refused.duplicate}</Notice>
    </Said>
  );
}

/** The success at a glance, and in words. */
export function Sent({ children }: { readonly children: string }) {
  return (
    <Said>
      <Sign icon="check" />
      <p className="text-lead">{children}</p>
    </Said>
  );
}

/** What an account is good for. */
export function Invitation() {
  const quote = useScreenPhrases('quote');
  return (
    <Said>
      <Sign icon="user" />
      <p className="text-lead">{quote.registerText}</p>
    </Said>
  );
}

/** A message that takes the form's place, and its focus. */
function Said({ children }: { readonly children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} role="status" className="outline-none">
      {children}
    </div>
  );
}

/** Says at a glance what the words say. */
function Sign({ icon }: { readonly icon: IconName }) {
  return (
    <span className="empty-icon my-4">
      <Icon name={icon} size="large" />
    </span>
  );
}

export function InvitationActions({ onClose }: { readonly onClose: () => void }) {
  const quote = useScreenPhrases('quote');
  const href = useHref();
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {quote.notNow}
      </Button>
      <ButtonLink to={href('register')}>{quote.register}</ButtonLink>
    </>
  );
}
