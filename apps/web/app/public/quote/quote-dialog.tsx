import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { SUCCESS_CLOSES_AFTER_MS } from '@ayrac/domain/quote-wizard.ts';
import type { Notices } from '@ayrac/phrases/notice.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-name.ts';
import { Notice } from '#web/ui/notice.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { TrustFacts } from './trust-facts.tsx';
import { type QuoteForm, useQuoteForm } from './use-quote-form.ts';

interface QuoteDialogProps {
  readonly campaign: CampaignDetail;
  readonly notices: Notices;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** The quote of one campaign above its page. It stays mounted while it is closed, and so keeps what was typed. */
export function QuoteDialog({ campaign, notices, open, onClose, onSent }: QuoteDialogProps) {
  const quote = useScreenPhrases('quote');
  const form = useQuoteForm({ campaignId: campaign.id, noticeVersion: notices[campaign.notice].version });
  const formId = useId();
  const heldOpen = useHeldOpen(form.isBusy, open);
  const isShown = open || heldOpen.is;
  const view = useView(form, isShown, onSent);
  const close = () => (open ? onClose() : heldOpen.letGo());

  const titles = {
    form: quote.title,
    requested: quote.requestedTitle,
    sent: quote.sentTitle,
    invitation: quote.registerTitle,
  };
  const footers = {
    form: <SendButton form={form} formId={formId} />,
    requested: <Button onClick={form.dismiss}>{quote.understood}</Button>,
    sent: undefined,
    invitation: <InvitationActions onClose={close} />,
  };
  return (
    <Dialog
      open={isShown}
      onClose={close}
      title={titles[view]}
      closeLabel={quote.close}
      busy={form.isBusy}
      footer={footers[view]}
    >
      {view === 'form' && (
        <form ref={form.element} id={formId} className="grid gap-6" noValidate onSubmit={form.send}>
          <div className="grid gap-3">
            <p className="font-label">
              <ForeignText value={campaign.title} />
            </p>
            <TrustFacts brand={campaign.brand.name} />
          </div>
          <QuoteFields form={form} notice={campaign.notice} questions={notices.questions} />
        </form>
      )}
      {view === 'requested' && <Requested />}
      {view === 'sent' && (
        <Said>
          <Sign icon="check" />
          <p className="text-lead">{quote.sent({ brand: campaign.brand.name })}</p>
        </Said>
      )}
      {view === 'invitation' && (
        <Said>
          <Sign icon="user" />
          <p className="text-lead">{quote.registerText}</p>
        </Said>
      )}
    </Dialog>
  );
}

type View = 'form' | 'requested' | 'sent' | 'invitation';

/** What the dialog shows; the success gives way to the invitation by itself. */
function useView(form: QuoteForm, isShown: boolean, onSent: () => void): View {
  const { state, reopen } = form;
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
function useHeldOpen(isBusy: boolean, open: boolean) {
  const [is, setIs] = useState(false);
  useEffect(() => {
    if (isBusy && !open) setIs(true);
    if (open) setIs(false);
  }, [isBusy, open]);
  return { is, letGo: () => setIs(false) };
}

function SendButton({ form, formId }: { readonly form: QuoteForm; readonly formId: string }) {
  const quote = useScreenPhrases('quote');
  return (
    <Button
      type="submit"
      form={formId}
      size="large"
      wide
      loading={form.isBusy}
      aria-disabled={!form.isValid || undefined}
    >
      {quote.send}
    </Button>
  );
}

function Requested() {
  const quote = useScreenPhrases('quote');
  return (
    <Said>
      <Notice tone="warning">{quote.refused.duplicate}</Notice>
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

function InvitationActions({ onClose }: { readonly onClose: () => void }) {
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
