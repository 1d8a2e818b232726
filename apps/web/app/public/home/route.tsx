import { readLoaderJson, writeLoaderJson } from '#web/page/loader-json.ts';
import { pageContext } from '#web/page/page-context.ts';
import type { Route } from './+types/route.ts';
import { HomePage } from './home-page.tsx';
import { SiteData } from './site-data.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [home, { tables }, choices] = await Promise.all([
    api.getHome(),
    api.getLoanTables(),
    api.getSentence(),
  ]);
  // The tables are large, so the calculator requests them when a visitor uses it.
  return writeLoaderJson({ home, hasLoans: tables.length > 0, choices });
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteData />
      <HomePage {...readLoaderJson(loaderData)} />
    </>
  );
}
