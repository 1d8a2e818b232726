import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Invitation } from '@ayrac/contract/account.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { useHref } from '#web/page/address.ts';
import { BadLink } from '../bad-link.tsx';
import { Outcome } from '../outcome.tsx';

interface ClosedInvitationProps {
  /** Undefined if the link's invitation is unknown. */
  readonly state: Invitation['state'] | undefined;
  readonly isNews?: boolean;
}

/** Replaces the form if the invitation was accepted, has expired or does not exist. */
export function ClosedInvitation({ state, isNews = false }: ClosedInvitationProps) {
  const invited = useScreenPhrases('invitation');
  const login = useHref()('login');
  const actions = <ButtonLink to={login}>{invited.toLogin}</ButtonLink>;
  if (state !== 'used' && state !== 'expired')
    return (
      <BadLink isNews={isNews} actions={actions}>
        <p>{invited.askAgain}</p>
      </BadLink>
    );
  return (
    <Outcome tone="warning" title={invited.closed[state].title} isNews={isNews} actions={actions}>
      <p>{invited.closed[state].text}</p>
    </Outcome>
  );
}
