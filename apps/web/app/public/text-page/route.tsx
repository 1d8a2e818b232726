import { Container } from '@ayrac/kit/container.tsx';
import { withoutLocale } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import type { Route } from './+types/route.ts';
import { pageTextOf } from './page-texts.server.ts';
import { TextDocument } from './text-document.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return pageTextOf(withoutLocale(url.pathname), context.get(pageContext).api);
}

/** Text pages: about, careers, how the site earns money, privacy, terms and cookies. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  return (
    <Container>
      <PageHead title={loaderData.title} description={loaderData.description} />
      <TextDocument text={loaderData} />
    </Container>
  );
}
