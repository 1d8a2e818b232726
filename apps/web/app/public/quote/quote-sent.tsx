import { useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** The page after its form was sent: what happens now, and where it can be watched. */
export function QuoteSent({ brand }: { readonly brand: string }) {
  const quote = useScreenPhrases('quote');
  const href = useHref();
  const isMember = useSession().kind === 'authenticated';
  const focused = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className="grid max-w-prose justify-items-start gap-6">
      <h1 ref={focused} tabIndex={-1} className="text-head tracking-tight">
        {quote.sentTitle}
      </h1>
      <Notice tone="success">{quote.sent({ brand: brand })}</Notice>
      {isMember ? (
        <ButtonLink to={href('myCampaigns')}>{quote.held}</ButtonLink>
      ) : (
        <section className="panel grid justify-items-start gap-3">
          <h2 className="text-title">{quote.registerTitle}</h2>
          <p className="text-ink-soft">{quote.registerText}</p>
          <ButtonLink to={href('register')}>{quote.register}</ButtonLink>
        </section>
      )}
    </div>
  );
}
