import type { ReactNode } from 'react';
import { useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-name.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useFocusOnArrival } from '#web/ui/use-focus-on-arrival.ts';

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
  const message = useFocusOnArrival<HTMLDivElement>();
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
