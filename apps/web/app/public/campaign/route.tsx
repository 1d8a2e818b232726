import { slugOf } from '@ayrac/domain/text/slug.ts';
import { data } from 'react-router';
import { addresses } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { readLoaderJson, writeLoaderJson } from '#web/page/loader-json.ts';
import { pageContext } from '#web/page/page-context.ts';
import { movedTo, notFound, orNotFound } from '#web/page/page-failure.ts';
import type { Route } from './+types/route.ts';
import { CampaignPage } from './campaign-page.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

const RemovedCampaign = lateComponent(['campaignPage', 'campaignReading'], () =>
  import('./removed-campaign.tsx').then(({ RemovedCampaign }) => RemovedCampaign),
);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const slug = slugOf(params.slug);
  if (slug === '') throw notFound();
  if (slug !== params.slug) throw movedTo(addresses.campaign(slug), request, locale);
  const page = await orNotFound(api.getCampaignPage({ params: { slug } }));
  if (page.kind === 'moved') throw movedTo(addresses.campaign(page.slug), request, locale);
  return data(writeLoaderJson(page), { status: page.kind === 'removed' ? 410 : 200 });
}

export default function Campaign({ loaderData }: Route.ComponentProps) {
  const page = readLoaderJson(loaderData);
  if (page.kind === 'removed') {
    return <RemovedCampaign category={page.category} related={page.related} />;
  }
  return <CampaignPage key={page.campaign.id} campaign={page.campaign} related={page.related} />;
}
