import { pageContext } from '#web/page-context.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return api.getHome();
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.stats.campaigns}</h1>;
}
