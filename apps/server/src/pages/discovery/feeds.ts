import { ApiProblem } from '@ayrac/contract/client.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { FastifyRequest } from 'fastify';
import type { Run } from '#server/cache/through-cache.ts';
import { type CallParts, openPageCall, type PageCall } from '#server/pages/page-call.ts';
import { type Feed, writeFeed } from './feed.ts';

/** A feed, or the path to redirect to. */
type Found = { readonly feed: Feed } | { readonly movedTo: string };

/** Loads a feed by the slug of its page. */
export type FindFeed = (call: PageCall, slug: string) => Promise<Found>;

const newestFirst = { sort: 'newest', page: 1 } as const;

/** Feed of the newest campaigns of a category. */
export const categoryFeed: FindFeed = async ({ api }, slug) => {
  const page = await api.getCategoryPage({ params: { slug }, query: newestFirst });
  if (page.kind === 'moved') return { movedTo: addresses.categoryFeed(page.slug) };
  const { name } = page.category;
  return {
    feed: {
      title: tr.category.title({ name }),
      description: tr.category.description({ name, count: formatCount(page.list.total, 'tr') }),
      page: addresses.category(slug),
      self: addresses.categoryFeed(slug),
      campaigns: page.list.campaigns,
    },
  };
};

/** Feed of the newest campaigns of a brand. */
export const brandFeed: FindFeed = async ({ api }, slug) => {
  const page = await api.getBrandPage({ params: { slug }, query: newestFirst });
  if (page.kind === 'moved') return { movedTo: addresses.brandFeed(page.slug) };
  const { name } = page.brand;
  return {
    feed: {
      title: tr.brand.title({ name }),
      description: tr.brand.description({ name, count: formatCount(page.list.total, 'tr') }),
      page: addresses.brand(slug),
      self: addresses.brandFeed(slug),
      campaigns: page.list.campaigns,
    },
  };
};

/** Makes a feed for the cache, with its tags and expiry like a page. */
export async function runFeed(
  parts: CallParts,
  request: FastifyRequest,
  find: FindFeed,
  slug: string,
): Promise<Run> {
  const call = openPageCall(parts, request, 'tr');
  const nothing = { headers: {}, body: Buffer.alloc(0) };
  try {
    const found = await find(call, slug);
    if ('movedTo' in found) {
      return { ...nothing, status: 301, headers: { location: found.movedTo }, ...call.dependencies() };
    }
    const body = Buffer.from(writeFeed(found.feed, parts.services.env.origin));
    const headers = { 'content-type': 'application/rss+xml; charset=utf-8' };
    return { status: 200, headers, body, ...call.dependencies() };
  } catch (error) {
    const dependencies = call.dependencies();
    if (dependencies.isDatabaseUnavailable) return { ...nothing, status: 503, ...dependencies };
    throw error instanceof ApiProblem ? new RefusalError('not-found') : error;
  }
}
