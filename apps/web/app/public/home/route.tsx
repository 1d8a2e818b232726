import { pageContext } from '#web/page-context.ts';
import { PageHead } from '#web/page-head.tsx';
import { CampaignCard } from '#web/public/campaign-list/campaign-card.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return api.getHome();
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Ayraç" />
      <h1>{loaderData.stats.campaigns}</h1>
      {loaderData.favourite.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} />
      ))}
    </>
  );
}
