import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useEffect } from 'react';
import { useHref } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { ContactFields } from '#web/public/quote/fields/contact-fields.tsx';
import { ExtraFields } from '#web/public/quote/fields/extra-fields.tsx';
import { OptionalConsents } from '#web/public/quote/fields/optional-consents.tsx';
import { PlaceFields } from '#web/public/quote/fields/place-fields.tsx';
import { Trap } from '#web/public/quote/fields/trap.tsx';
import { NoticeBoxes } from './notice-boxes.tsx';
import type { ReceivedAll } from './receive-shared-quote.ts';
import { questionsOf, type RequestedCampaign, type Wording } from './requested.ts';
import { isSettled } from './send-each.ts';
import { useSharedQuote } from './use-shared-quote.ts';

// The server's HTML of this part is complete.
const RequestedList = lateComponent('quote', () =>
  import('./requested-list.tsx').then(({ RequestedList }) => RequestedList),
);

// Not part of the first view.
const KeptForm = lateComponent('quote', () =>
  import('#web/public/quote/form/kept-form.tsx').then(({ KeptForm }) => KeptForm),
);
const MissingFields = lateComponent('quote', () =>
  import('#web/public/quote/fields/missing-fields.tsx').then(({ MissingFields }) => MissingFields),
);
const SignInAgain = lateComponent('quote', () =>
  import('#web/public/quote/member/sign-in-again.tsx').then(({ SignInAgain }) => SignInAgain),
);
const AllRequested = lateComponent(['offer', 'quoteOutcome', 'allRequested'], () =>
  import('./all-requested.tsx').then(({ AllRequested }) => AllRequested),
);

interface SharedQuotePageProps {
  readonly slugs: readonly string[];
  readonly campaigns: readonly RequestedCampaign[];
  readonly wording: Wording;
  readonly provinces: readonly { readonly id: number; readonly name: string }[];
  /** Idempotency key of a submission without script. */
  readonly attempt: string;
  /** When the page was made, as an ISO instant. */
  readonly shownAt: string;
  readonly received: ReceivedAll | undefined;
}

/** One form for several campaigns. Each request is sent separately and reports its own outcome. */
export function SharedQuotePage(props: SharedQuotePageProps) {
  const { slugs, campaigns, wording, attempt, received } = props;
  const compareQuote = useScreenPhrases('compareQuote');
  const href = useHref();
  const { form, send, outcomes, read, note, isDone } = useSharedQuote(props);
  // Loaded in advance: a browser keeps a load that failed with the network, so that a later one fails, too.
  useEffect(() => AllRequested.prefetch(), []);
  const place = slugs.join();
  if (isDone) {
    return (
      <>
        <KeptForm form={{ ...form, state: 'success' }} campaignId={place} />
        <AllRequested
          campaigns={campaigns}
          outcomes={outcomes}
          isMember={form.isMember}
          fallback={<RequestedList campaigns={campaigns} outcomes={outcomes} />}
        />
      </>
    );
  }
  const left = campaigns.filter(({ id }) => !isSettled(outcomes[id])).length;
  const sent = campaigns.length - left;
  const isSignedOut = Object.values(outcomes).some(
    (outcome) => outcome.kind === 'refused' && outcome.problem.code === 'unauthenticated',
  );
  const isMissed = form.errorOf('kvkkConsent') !== undefined;
  return (
    <div className="grid gap-6">
      <KeptForm form={form} campaignId={place} />
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-head tracking-tight">
          {compareQuote.title}
        </h1>
        <p className="text-ink-soft">{compareQuote.lede}</p>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,44rem)_1fr] md:gap-12">
        <aside className="md:sticky md:top-24 md:order-1">
          <RequestedList campaigns={campaigns} outcomes={outcomes} />
        </aside>
        <form
          ref={form.element}
          method="post"
          action={href('compareQuote', ...slugs)}
          className="panel grid gap-6"
          noValidate
          onSubmit={send}
        >
          <input type="hidden" name="attempt" value={attempt} />
          <input type="hidden" name="shownAt" value={received?.shownAt || props.shownAt} />
          {campaigns.map(({ id }) =>
            isSettled(outcomes[id]) ? <input key={id} type="hidden" name="settled" value={id} /> : null,
          )}
          {form.errors.length > 0 && <MissingFields form={form} />}
          <ContactFields form={form} />
          <PlaceFields form={form} />
          <ExtraFields form={form} questions={questionsOf(campaigns)} />
          <NoticeBoxes
            campaigns={campaigns}
            read={read}
            onRead={note}
            isMissed={isMissed}
            id={form.idOf('kvkkConsent')}
          />
          <OptionalConsents form={form} questions={wording.questions} />
          <Trap form={form} />
          {!form.isBusy && Object.keys(outcomes).length > 0 && (
            <div tabIndex={-1} data-refusal>
              <Notice tone="error" live actions={isSignedOut && <SignInAgain />}>
                {sent > 0 ? compareQuote.partly({ sent, left }) : compareQuote.noneSent}
              </Notice>
            </div>
          )}
          <Button type="submit" size="large" loading={form.isBusy || form.isComing}>
            {sent > 0 ? compareQuote.sendRest({ count: left }) : compareQuote.sendAll({ count: left })}
          </Button>
        </form>
      </div>
    </div>
  );
}
