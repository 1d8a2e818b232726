import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { classes } from '@ayrac/kit/classes.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import type { ReactNode } from 'react';
import { useHref } from '#web/page/address.ts';
import { SimilarLink } from '../similar-link.tsx';

const ALONE =
  'max-md:grid max-md:min-h-full max-md:content-center max-md:justify-items-center max-md:text-center';

export function Requested() {
  const quote = useScreenPhrases('quote');
  return (
    <OutcomeText>
      <Notice tone="warning">{quote.refused.duplicate}</Notice>
    </OutcomeText>
  );
}

/** Confirmation that the request was sent. */
export function Sent({ children }: { readonly children: string }) {
  return (
    <OutcomeText isAlone>
      <Sign icon="check" />
      <p className="text-lead">{children}</p>
    </OutcomeText>
  );
}

/** Invitation to register. */
export function Invitation() {
  const quoteOutcome = useScreenPhrases('quoteOutcome');
  return (
    <OutcomeText isAlone>
      <Sign icon="user" />
      <p className="text-lead">{quoteOutcome.registerText}</p>
    </OutcomeText>
  );
}

interface OutcomeTextProps {
  /** Centres the message in the dialog, which fills a phone's screen. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

/** A message that replaces the form and takes the focus. */
function OutcomeText({ isAlone, children }: OutcomeTextProps) {
  const message = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} role="status" className={classes('outline-none', isAlone && ALONE)}>
      {children}
    </div>
  );
}

/** A decorative icon for the message. */
function Sign({ icon }: { readonly icon: IconName }) {
  return (
    <span className="empty-icon my-4">
      <Icon name={icon} size="large" />
    </span>
  );
}

interface SentActionsProps {
  readonly onClose: () => void;
  readonly campaign: Pick<CampaignDetail, 'categories'> | null;
}

/** In the place of the later "not now" button, so that a late click has no other effect. */
export function SentActions({ onClose, campaign }: SentActionsProps) {
  const quoteOutcome = useScreenPhrases('quoteOutcome');
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {quoteOutcome.understood}
      </Button>
      <SimilarLink campaign={campaign} />
    </>
  );
}

export function InvitationActions({ onClose }: { readonly onClose: () => void }) {
  const offer = useScreenPhrases('offer');
  const quoteOutcome = useScreenPhrases('quoteOutcome');
  const href = useHref();
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {quoteOutcome.notNow}
      </Button>
      <ButtonLink to={href('register')}>{offer.register}</ButtonLink>
    </>
  );
}
