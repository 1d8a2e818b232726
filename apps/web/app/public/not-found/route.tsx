import { redirect } from 'react-router';
import { inLocale, withoutLocale } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { notFound } from '#web/page/page-failure.ts';
import type { Route } from './+types/route.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { whereItMoved } from './old-addresses.ts';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const moved = whereItMoved(withoutLocale(url.pathname));
  if (moved !== undefined) return redirect(inLocale(moved, context.get(pageContext).locale), 301);
  return notFound();
}

export default NotFoundPage;
