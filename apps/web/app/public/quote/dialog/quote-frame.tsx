import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { classes } from '@ayrac/kit/classes.ts';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Invitation, InvitationActions, Requested, Sent, SentActions } from './quote-outcome.tsx';
import type { QuoteView } from './use-quote-view.ts';

type DialogProps = ComponentProps<typeof Dialog>;

interface QuoteFrameProps extends Pick<DialogProps, 'open' | 'onClose' | 'busy' | 'placement' | 'wide'> {
  readonly view: QuoteView;
  /** Title and footer while the form is shown. */
  readonly title: string;
  readonly footer: ReactNode;
  /** Message after the request was sent. */
  readonly announcement: string;
  /** The requested campaign. */
  readonly campaign: Pick<CampaignDetail, 'categories'> | null;
  /** Whether the invitation repeats the success message. */
  readonly repeatsSuccess?: boolean;
  readonly onUnderstood: () => void;
  /** The form. */
  readonly children: ReactNode;
}

/** The quote dialog: its form, and the messages that replace the form after sending. */
export function QuoteFrame(props: QuoteFrameProps) {
  const {
    view,
    title,
    footer,
    announcement,
    campaign,
    repeatsSuccess,
    onUnderstood,
    wide = false,
    children,
    ...dialog
  } = props;
  const offer = useScreenPhrases('offer');
  const quote = useScreenPhrases('quote');
  const quoteOutcome = useScreenPhrases('quoteOutcome');
  const titles = {
    form: title,
    requested: quoteOutcome.requestedTitle,
    sent: offer.sentTitle,
    invitation: quoteOutcome.registerTitle,
  };
  const footers = {
    form: footer,
    requested: <Button onClick={onUnderstood}>{quoteOutcome.understood}</Button>,
    sent: <SentActions onClose={dialog.onClose} campaign={campaign} />,
    invitation: <InvitationActions onClose={dialog.onClose} />,
  };
  return (
    <Dialog
      {...dialog}
      title={titles[view]}
      closeLabel={quote.close}
      wide={wide && view === 'form'}
      footer={footers[view]}
    >
      {view === 'form' && children}
      {view === 'requested' && <Requested />}
      {view === 'sent' && <Sent>{announcement}</Sent>}
      {view === 'invitation' && (
        <div
          className={classes('grid gap-4 max-md:min-h-full', repeatsSuccess && 'max-md:grid-rows-[auto_1fr]')}
        >
          {repeatsSuccess && (
            <Notice tone="success" title={offer.sentTitle}>
              {announcement}
            </Notice>
          )}
          <Invitation />
        </div>
      )}
    </Dialog>
  );
}
