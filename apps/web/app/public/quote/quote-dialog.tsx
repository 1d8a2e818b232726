import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { startCampaignWizard } from '@ayrac/domain/quote-wizard.ts';
import type { Notices } from '@ayrac/phrases/notice.ts';
import { useId, useState } from 'react';
import { useScreenPhrases } from '#web/phrases.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QuoteFields } from './quote-fields.tsx';
import {
  Invitation,
  InvitationActions,
  Requested,
  SendButton,
  Sent,
  useHeldOpen,
  useQuoteView,
} from './quote-outcome.tsx';
import { TrustFacts } from './trust-facts.tsx';
import { useCloseHash } from './use-close-hash.ts';
import { useQuoteForm } from './use-quote-form.ts';

interface QuoteDialogProps {
  readonly campaign: CampaignDetail;
  readonly notices: Notices;
  readonly open: boolean;
  readonly onSent: () => void;
}

/** The quote of one campaign above its page. It stays mounted while it is closed, and so keeps what was typed. */
export function QuoteDialog({ campaign, notices, open, onSent }: QuoteDialogProps) {
  const quote = useScreenPhrases('quote');
  const wizard = useState(() => startCampaignWizard(campaign.id));
  const noticeVersion = notices[campaign.notice].version;
  const form = useQuoteForm({ wizard, campaignId: campaign.id, noticeVersion });
  const leave = useCloseHash();
  const formId = useId();
  const heldOpen = useHeldOpen(form.isBusy, open);
  const isShown = open || heldOpen.is;
  const view = useQuoteView(form, isShown, onSent);
  const close = () => (open ? leave() : heldOpen.letGo());

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
      {view === 'sent' && <Sent>{quote.sent({ brand: campaign.brand.name })}</Sent>}
      {view === 'invitation' && <Invitation />}
    </Dialog>
  );
}
