import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { useHref } from '#web/page/address.ts';

/** What follows a sent request: members see their requests, and others may register to follow theirs. */
export function AfterSending({ isMember }: { readonly isMember: boolean }) {
  const quote = useScreenPhrases('quote');
  const href = useHref();
  if (isMember) return <ButtonLink to={href('myCampaigns')}>{quote.held}</ButtonLink>;
  return (
    <section className="panel grid justify-items-start gap-3">
      <h2 className="text-title">{quote.registerTitle}</h2>
      <p className="text-ink-soft">{quote.registerText}</p>
      <ButtonLink to={href('register')}>{quote.register}</ButtonLink>
    </section>
  );
}
