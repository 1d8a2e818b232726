import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useLayoutEffect } from 'react';
import { useHref } from '#web/page/address.ts';
import { Outcome } from '#web/public/auth/outcome.tsx';

interface SubscriptionStateProps {
  readonly state: 'pending' | 'ended';
  /** Whether a submission led here. */
  readonly isNews: boolean;
}

/** Replaces the preferences of a subscription that is not active. */
export function SubscriptionState({ state, isNews }: SubscriptionStateProps) {
  const { preferences } = useScreenPhrases('newsletter');
  const href = useHref();
  // The button was at the end of a much longer page, so the shorter one is shown from its top.
  useLayoutEffect(() => {
    if (isNews) scrollTo(0, 0);
  }, [isNews]);
  if (state === 'pending') {
    return (
      <Notice title={preferences.pendingTitle} live>
        <p>{preferences.pendingText}</p>
      </Notice>
    );
  }
  return (
    <Outcome
      title={preferences.endedTitle}
      isNews={isNews}
      actions={
        <ButtonLink variant="secondary" size="small" to={href('newsletter')}>
          {preferences.again}
        </ButtonLink>
      }
    >
      <p>{preferences.endedText}</p>
    </Outcome>
  );
}
