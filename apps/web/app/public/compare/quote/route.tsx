import { randomKey } from '@ayrac/browser/form/idempotency.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { LONGEST_COMPARED } from '@ayrac/domain/comparison/compared-size.ts';
import { builtInProvinces } from '@ayrac/domain/person/province.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { data, redirect } from 'react-router';
import { addresses, inLocale, useHref } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import type { Route } from './+types/route.ts';
import { isAllSettled, receiveSharedQuote } from './receive-shared-quote.ts';
import { SharedQuotePage } from './shared-quote-page.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

/** Finds the compared campaigns that accept requests, and the wording of their notices. Redirects if there are none. */
async function findRequested({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { api, locale } = context.get(pageContext);
  const k = (new URL(request.url).searchParams.get('k') ?? '').slice(0, LONGEST_COMPARED);
  const [comparison, notices] = await Promise.all([api.compareCampaigns({ query: { k } }), api.getNotices()]);
  if (comparison.kind === 'moved') {
    throw redirect(inLocale(addresses.compareQuote(...comparison.slugs), locale), 301);
  }
  const slugs = comparison.campaigns.map(({ slug }) => slug);
  const campaigns = comparison.campaigns.filter(({ state, requests }) => state === 'live' && requests.isOpen);
  // The comparison explains why no quote can be requested.
  if (campaigns.length === 0) throw redirect(inLocale(addresses.compare(...slugs), locale));
  const versions = { general: notices.general.version, borusan: notices.borusan.version };
  return { slugs, campaigns, wording: { versions, questions: notices.questions } };
}

export async function loader(args: Route.LoaderArgs) {
  const { api, now } = args.context.get(pageContext);
  const [found, provinces] = await Promise.all([
    findRequested(args),
    api.listProvinces().catch(() => builtInProvinces),
  ]);
  return {
    ...found,
    provinces: provinces.map(({ id, name }) => ({ id, name })),
    attempt: randomKey(),
    shownAt: now.toISOString(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { api, now } = args.context.get(pageContext);
  const { campaigns, wording } = await findRequested(args);
  const received = await receiveSharedQuote(await args.request.formData(), campaigns, wording, api, now);
  return data(received, { status: isAllSettled(campaigns, received.outcomes) ? 200 : 422 });
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

/** One form for all compared campaigns, on a page of its own. Works without script. */
export default function CompareQuote({ loaderData, actionData }: Route.ComponentProps) {
  const compareQuote = useScreenPhrases('compareQuote');
  const href = useHref();
  return (
    <Container className="grid gap-6 pt-4 pb-16">
      <PageHead title={compareQuote.title} />
      <ButtonLink variant="back" icon="arrow-left" to={href('compare', ...loaderData.slugs)}>
        {compareQuote.back}
      </ButtonLink>
      <SharedQuotePage key={loaderData.slugs.join()} {...loaderData} received={actionData} />
    </Container>
  );
}
