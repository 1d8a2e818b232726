import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import type { ReactNode } from 'react';
import { useHref } from '#web/page/address.ts';
import { SimilarLink } from '../similar-link.tsx';

const ALONE =
  'max-md:grid max-md:min-h-full max-md:content-center max-md:justify-items-center max-md:text-center';

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
    <Said isAlone>
      <Sign icon="check" />
      <p className="text-lead">{children}</p>
    </Said>
  );
}

/** What an account is good for. */
export function Invitation() {
  const quote = useScreenPhrases('quote');
  return (
    <Said isAlone>
      <Sign icon="user" />
      <p className="text-lead">{quote.registerText}</p>
    </Said>
  );
}

interface SaidProps {
  /** In the middle of the sheet that a phone makes of the dialog. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

/** A message that takes the form's place, and its focus. */
function Said({ isAlone, children }: SaidProps) {
  const message = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} role="status" className={classes('outline-none', isAlone && ALONE)}>
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

interface SentActionsProps {
  readonly onClose: () => void;
  readonly campaign: Pick<CampaignDetail, 'categories'> | null;
}

/** Where "not now" will stand as soon as the invitation comes: a press that is late leads nowhere else. */
export function SentActions({ onClose, campaign }: SentActionsProps) {
  const quote = useScreenPhrases('quote');
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {quote.understood}
      </Button>
      <SimilarLink campaign={campaign} />
    </>
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
