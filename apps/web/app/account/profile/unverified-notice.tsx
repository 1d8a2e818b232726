import { useClient } from '@ayrac/browser/calls/client.ts';
import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSessionActions } from '@ayrac/browser/session/use-session.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useState } from 'react';

type State =
  | { readonly kind: 'asking' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly why: string };

/** Consequences of an unverified e-mail address, and a button that sends another link. */
export function UnverifiedNotice() {
  const { unverified } = useScreenPhrases('account');
  const client = useClient();
  const { askAgain } = useSessionActions();
  const [state, setState] = useState<State>({ kind: 'asking' });

  const answer = useFocusOnArrival<HTMLParagraphElement>(state.kind === 'sent');

  const resend = async () => {
    setState({ kind: 'sending' });
    try {
      const { isVerified } = await client.resendVerification();
      // The address was verified in another tab or on another device in the meantime.
      if (isVerified) await askAgain();
      setState({ kind: 'sent' });
    } catch (error) {
      setState({ kind: 'failed', why: readProblem(error).message || unverified.failed });
    }
  };

  const again = (
    <Button variant="secondary" size="small" loading={state.kind === 'sending'} onClick={resend}>
      {unverified.resend}
    </Button>
  );
  return (
    <Notice title={unverified.title} actions={state.kind !== 'sent' && again}>
      <p>{unverified.text}</p>
      <p ref={answer} role="status" tabIndex={-1}>
        {state.kind === 'sent' && unverified.sent}
        {state.kind === 'failed' && state.why}
      </p>
    </Notice>
  );
}
