import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { useHref } from '#web/page/address.ts';
import type { QuoteEntry } from './use-quote-entry.tsx';

/**
 * A link to the quote's page that opens the quote where it stands. Once asked for, it leads a member to the request, and
 * lets a visitor ask for somebody else.
 */
export function QuoteButton({ entry, wide }: { readonly entry: QuoteEntry; readonly wide?: boolean }) {
  const offer = useScreenPhrases('offer');
  const held = useHref()('myCampaigns');
  if (entry.isHeld) {
    return (
      <ButtonLink to={held} variant="secondary" size="large" wide={wide ?? false} icon="check">
        {offer.held}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={entry.address}
      {...(entry.wasSent ? ({ variant: 'secondary', icon: 'check' } as const) : {})}
      size="large"
      wide={wide ?? false}
      loading={entry.isLoading}
      onClick={entry.open}
      onPointerEnter={entry.prepare}
      onFocus={entry.prepare}
    >
      {entry.wasSent ? offer.requested : offer.action}
    </ButtonLink>
  );
}
