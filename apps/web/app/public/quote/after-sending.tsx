import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { useHref } from '#web/page/address.ts';

/** What follows a sent request: members see their requests, and others may register to follow theirs. */
export function AfterSending({ isMember }: { readonly isMember: boolean }) {
  const offer = useScreenPhrases('offer');
  const quoteOutcome = useScreenPhrases('quoteOutcome');
  const href = useHref();
  if (isMember) return <ButtonLink to={href('myCampaigns')}>{offer.held}</ButtonLink>;
  return (
    <section className="panel grid justify-items-start gap-3">
      <h2 className="text-title">{quoteOutcome.registerTitle}</h2>
      <p className="text-ink-soft">{quoteOutcome.registerText}</p>
      <ButtonLink to={href('register')}>{offer.register}</ButtonLink>
    </section>
  );
}
