import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { failed, startCampaignWizard, trySending, type Wizard } from '@ayrac/domain/quote/quote-wizard.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';
import { useEffect, useState } from 'react';
import { useHref } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { QuoteFields } from './fields/quote-fields.tsx';
import type { QuoteFormSetting } from './form/quote-form-setting.ts';
import { type QuoteForm, useQuoteForm } from './form/use-quote-form.ts';
import { quoteMessage } from './sending/quote-message.ts';
import type { Received } from './sending/receive-quote.ts';

// The server's HTML of this part is complete.
const QuoteAside = lateComponent('offer', () =>
  import('./quote-aside.tsx').then(({ QuoteAside }) => QuoteAside),
);
const TrustLine = lateComponent('offer', () =>
  import('./trust-facts.tsx').then(({ TrustLine }) => TrustLine),
);

// Not part of the first view.
const KeptForm = lateComponent([], () => import('./form/kept-form.tsx').then(({ KeptForm }) => KeptForm));
const RequestedNotice = lateComponent(['offer', 'quoteOutcome'], () =>
  import('./requested-notice.tsx').then(({ RequestedNotice }) => RequestedNotice),
);
const QuoteSent = lateComponent(['offer', 'quoteOutcome'], () =>
  import('./quote-sent.tsx').then(({ QuoteSent }) => QuoteSent),
);

interface QuotePageProps {
  readonly campaign: CampaignDetail;
  readonly provinces: readonly { readonly id: number; readonly name: string }[];
  readonly wording: { readonly noticeVersion: string; readonly questions: ConsentQuestions };
  /** Idempotency key of a submission without script. */
  readonly attempt: string;
  /** When the page was made, as an ISO instant. */
  readonly shownAt: string;
  readonly received: Received | undefined;
}

/** The quote form as a page of its own. Works without script. */
export function QuotePage(props: QuotePageProps) {
  const { campaign, provinces, wording, received } = props;
  const quote = useScreenPhrases('quote');
  const refused = useRefused(received);
  const wizard = useState(() => startAfter(campaign.id, refused.refused));
  const form = useQuoteForm({
    wizard,
    campaignId: campaign.id,
    noticeVersion: wording.noticeVersion,
    questionsVersion: wording.questions.version,
    provinces,
    ...refused,
  });
  // Loaded in advance: a browser keeps a load that failed with the network, so that a later one fails, too.
  useEffect(() => {
    QuoteSent.prefetch();
    RequestedNotice.prefetch();
  }, []);
  const isSent = received?.kind === 'sent' || form.state === 'success';
  return (
    <>
      <KeptForm form={form} campaignId={campaign.id} />
      {isSent ? (
        <QuoteSent campaign={campaign} fallback={<p role="status">{quote.sentTitle}</p>} />
      ) : (
        <OpenForm {...props} form={form} />
      )}
    </>
  );
}

/** Returns the initial state of the form: untouched, or after a refusal. */
function startAfter(campaignId: string, refused: QuoteFormSetting['refused']): Wizard {
  const wizard = startCampaignWizard(campaignId);
  if (refused === undefined) return wizard;
  return failed(trySending(wizard, true), refused.message === undefined);
}

/** Returns the submission that the server refused before script ran. */
function useRefused(received: Received | undefined): Pick<QuoteFormSetting, 'refused'> {
  const quote = useScreenPhrases('quote');
  if (received?.kind !== 'refused') return {};
  const { draft, problem } = received;
  const message = problem.code === 'duplicate-quote' ? {} : { message: quoteMessage(problem, quote) };
  return { refused: { draft, fields: problem.fields, ...message } };
}

function OpenForm({
  campaign,
  wording,
  attempt,
  shownAt,
  received,
  form,
}: QuotePageProps & { readonly form: QuoteForm }) {
  const quote = useScreenPhrases('quote');
  const href = useHref();
  const address = href('quote', campaign.slug);
  const isLive = useIsLive();
  const isRequested = form.state === 'already-requested' || form.state === 'already-submitted';
  return (
    <div className="grid gap-6">
      <h1 tabIndex={-1} className="text-head tracking-tight">
        {quote.title}
      </h1>
      <div className="grid gap-6 items-start md:grid-cols-[minmax(0,44rem)_1fr] md:gap-12">
        <aside className="grid gap-6 md:sticky md:top-24 md:order-1">
          <QuoteAside campaign={campaign} />
        </aside>
        <form
          ref={form.element}
          method="post"
          action={address}
          className="panel grid gap-6"
          noValidate
          onSubmit={form.send}
        >
          <input type="hidden" name="campaignId" value={campaign.id} />
          <input type="hidden" name="noticeVersion" value={wording.noticeVersion} />
          <input type="hidden" name="questionsVersion" value={wording.questions.version} />
          <input type="hidden" name="attempt" value={attempt} />
          <input
            type="hidden"
            name="shownAt"
            value={received?.kind === 'refused' ? received.shownAt : shownAt}
          />
          <QuoteFields form={form} campaign={campaign} questions={wording.questions} />
          {isRequested && (
            <RequestedNotice
              form={form}
              campaign={campaign}
              isLive={isLive}
              fallback={<p role="alert">{quote.refused.duplicate}</p>}
            />
          )}
          <Button
            type="submit"
            variant={isRequested ? 'secondary' : 'primary'}
            size="large"
            loading={form.isBusy || form.isComing}
          >
            {quote.send}
          </Button>
          <div className="md:hidden">
            <TrustLine brand={campaign.brand.name} />
          </div>
        </form>
      </div>
    </div>
  );
}
