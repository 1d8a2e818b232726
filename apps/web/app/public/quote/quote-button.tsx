import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { useHref } from '#web/page/address.ts';
import { DialogLink } from '#web/page/history/dialog-link.tsx';
import type { QuoteEntry } from './use-quote-entry.tsx';

/**
 * Link to the quote's page that opens the dialog on the current page. After a request it leads a member to it, and lets
 * a guest request for another person.
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
    <DialogLink
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
    </DialogLink>
  );
}
