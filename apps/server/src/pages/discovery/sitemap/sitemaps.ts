import type { ScreenName, screens } from '@ayrac/domain/screen/screens.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignEntries, countCampaigns, type EntryPage } from './campaign-entries.ts';
import { brandEntries, categoryEntries, countBrandLists } from './list-entries.ts';
import { loanEntries } from './loan-entries.ts';
import { pageEntries } from './page-entries.ts';
import { type Bucket, shardsOf } from './shard.ts';
import { sitemapHead, sitemapTail, writeEntry, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

// A row gives one URL per language, so a sitemap stays below 10,000 URLs.
const ROWS_ON_AVERAGE = 4_500;
const MOST_ROWS = 5_000;
const ROWS_AT_ONCE = 1_000;

/** Dependencies of the sitemaps. */
export interface SitemapSource {
  readonly db: Executor;
  readonly origin: string;
  readonly now: Date;
}

/** A kind of page that needs several sitemaps. */
interface ManyPages {
  readonly count: (source: SitemapSource) => Promise<Bucket[]>;
  readonly list: (
    source: SitemapSource,
    prefix: string,
    after: string | undefined,
    limit: number,
  ) => Promise<EntryPage>;
}

/** Name of a sitemap that contains at least one screen. */
type SitemapName = Exclude<(typeof screens)[ScreenName]['sitemap'], 'none'>;

const few = {
  sayfalar: ({ db }: SitemapSource) => pageEntries(db),
  kategoriler: ({ db }: SitemapSource) => categoryEntries(db),
  krediler: loanEntries,
} as const;

const many: Readonly<Record<Exclude<SitemapName, keyof typeof few>, ManyPages>> = {
  markalar: {
    count: ({ db }) => countBrandLists(db),
    list: ({ db }, prefix, after, limit) => brandEntries(db, prefix, after, limit),
  },
  kampanyalar: {
    count: ({ db, now }) => countCampaigns(db, now),
    list: ({ db, now }, prefix, after, limit) => campaignEntries(db, prefix, after, limit, now),
  },
};

/** Writes the sitemap index. Empty sitemaps are left out. */
export async function sitemapIndex(source: SitemapSource): Promise<string> {
  const single = await Promise.all(
    Object.entries(few).map(async ([name, list]) => {
      const changes = (await list(source)).map(({ changedAt }) => changedAt?.getTime() ?? 0);
      return changes.length === 0 ? [] : [{ path: pathOf(name), changedAt: latest(changes) }];
    }),
  );
  const sharded = await Promise.all(
    Object.entries(many).map(async ([name, { count }]) =>
      shardsOf(await count(source), ROWS_ON_AVERAGE).map(({ prefix, changedAt }) => ({
        path: pathOf(prefix === '' ? name : `${name}-${prefix}`),
        changedAt,
      })),
    ),
  );
  return writeSitemapIndex([...single, ...sharded].flat(), source.origin);
}

/** Returns a sitemap by name, as a stream of parts; undefined when it does not exist or would be empty. */
export async function openSitemap(
  source: SitemapSource,
  name: string,
): Promise<AsyncIterable<string> | undefined> {
  const [, kind = '', prefix = ''] = /^([a-z]+)(?:-([0-9a-f]{1,3}))?$/.exec(name) ?? [];
  if (prefix === '' && isFew(kind)) {
    const entries = await few[kind](source);
    return entries.length === 0 ? undefined : parts([writeSitemap(entries, source.origin)]);
  }
  if (!isMany(kind)) return undefined;
  const pages = many[kind];
  const first = await pages.list(source, prefix, undefined, ROWS_AT_ONCE);
  return first.entries.length === 0 ? undefined : shardParts(source, pages, prefix, first);
}

async function* parts(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

/**
 * Reads a shard page by page, so that a large sitemap is never held in memory. The first page is read before the
 * response starts.
 */
async function* shardParts(
  source: SitemapSource,
  pages: ManyPages,
  prefix: string,
  first: EntryPage,
): AsyncGenerator<string> {
  yield sitemapHead;
  let page = first;
  for (let rows = ROWS_AT_ONCE; ; rows += ROWS_AT_ONCE) {
    yield page.entries.map((entry) => writeEntry(entry, source.origin)).join('');
    if (page.last === undefined || rows >= MOST_ROWS) break;
    page = await pages.list(source, prefix, page.last, ROWS_AT_ONCE);
  }
  yield sitemapTail;
}

function isFew(kind: string): kind is keyof typeof few {
  return Object.hasOwn(few, kind);
}

function isMany(kind: string): kind is keyof typeof many {
  return Object.hasOwn(many, kind);
}

function pathOf(name: string): string {
  return `/sitemap/${name}.xml`;
}

function latest(changes: readonly number[]): Date | undefined {
  const last = Math.max(...changes);
  return last === 0 ? undefined : new Date(last);
}
