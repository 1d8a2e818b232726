import type { Client } from '@ayrac/contract/client.ts';
import type { ShownText } from '@ayrac/contract/site-text.ts';
import { textPages } from '@ayrac/domain/site-text/site-text.ts';
import { addresses } from '#web/page/address.ts';
import { notFound } from '#web/page/page-failure.ts';

/** Returns the current text of the page at a Turkish path. Throws a not-found response for other paths. */
export async function pageTextOf(path: string, api: Client): Promise<ShownText> {
  const page = textPages.find((known) => addresses[known]() === path.replace(/\/$/, ''));
  if (page === undefined) throw notFound();
  return api.getPageText({ params: { page } });
}
