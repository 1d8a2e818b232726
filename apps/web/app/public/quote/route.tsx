import { randomKey } from '@ayrac/browser/form/idempotency.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { builtInProvinces } from '@ayrac/domain/person/province.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { redirect } from 'react-router';
import { addresses, inLocale, useHref } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { movedTo, orNotFound } from '#web/page/page-failure.ts';
import { PageHead } from '#web/page/page-head.tsx';
import type { Route } from './+types/route.ts';
import { QuotePage } from './quote-page.tsx';
import { receiveQuote } from './sending/receive-quote.ts';
import { wordingOf } from './wording.server.ts';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, locale, now } = context.get(pageContext);
  const { slug } = params;
  const [page, provinces] = await Promise.all([
    orNotFound(api.getCampaignPage({ params: { slug } })),
    api.listProvinces().catch(() => builtInProvinces),
  ]);
  if (page.kind === 'moved') throw movedTo(addresses.quote(page.slug), request, locale);
  // The campaign's own page explains why no quote can be requested.
  if (page.kind === 'removed' || page.campaign.state !== 'live' || !page.campaign.requests.isOpen) {
    throw redirect(inLocale(addresses.campaign(slug), locale));
  }
  const { campaign } = page;
  return {
    campaign,
    provinces: provinces.map(({ id, name }) => ({ id, name })),
    wording: await wordingOf(campaign.notice, api),
    attempt: randomKey(),
    shownAt: now.toISOString(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api, now } = context.get(pageContext);
  return receiveQuote(await request.formData(), api, now);
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export default function QuoteRoute({ loaderData, actionData }: Route.ComponentProps) {
  const quote = useScreenPhrases('quote');
  const href = useHref();
  const { title, slug } = loaderData.campaign;
  return (
    <Container className="grid gap-6 pt-4 pb-16">
      <PageHead title={quote.titleFor({ campaign: title.text })} />
      <ButtonLink variant="back" icon="arrow-left" to={href('campaign', slug)}>
        {quote.backToCampaign}
      </ButtonLink>
      <QuotePage key={loaderData.campaign.id} {...loaderData} received={actionData} />
    </Container>
  );
}
