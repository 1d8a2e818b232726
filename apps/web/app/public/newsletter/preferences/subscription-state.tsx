import { useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** In place of the preferences of a subscription that is not sent. */
export function SubscriptionState({ state }: { readonly state: 'pending' | 'ended' }) {
  const { preferences } = useScreenPhrases('newsletter');
  const href = useHref();
  if (state === 'pending') {
    return (
      <Notice title={preferences.pendingTitle} live>
        <p>{preferences.pendingText}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="success"
      title={preferences.endedTitle}
      live
      actions={
        <ButtonLink variant="secondary" size="small" to={href('newsletter')}>
          {preferences.again}
        </ButtonLink>
      }
    >
      <p>{preferences.endedText}</p>
    </Notice>
  );
}
