import type { ScreenName, screens } from '@ayrac/domain/screens.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignEntries, countCampaigns, type EntryPage } from './campaign-entries.ts';
import { brandEntries, categoryEntries, countBrandLists } from './list-entries.ts';
import { loanEntries } from './loan-entries.ts';
import { pageEntries } from './page-entries.ts';
import { type Bucket, shardsOf } from './shard.ts';
import { sitemapHead, sitemapTail, writeEntry, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

// Two addresses a row, one a language: a sitemap then stays below 10,000 of them.
const ROWS_ON_AVERAGE = 4_500;
const MOST_ROWS = 5_000;
const ROWS_AT_ONCE = 1_000;

/** What sitemaps are made from. */
export interface SitemapSource {
  readonly db: Executor;
  readonly origin: string;
  readonly now: Date;
}

/** A kind of page that there are too many of for one sitemap. */
interface ManyPages {
  readonly count: (source: SitemapSource) => Promise<Bucket[]>;
  readonly list: (
    source: SitemapSource,
    prefix: string,
    after: string | undefined,
    limit: number,
  ) => Promise<EntryPage>;
}

/** A sitemap that some screen stands in. */
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

/** The list of all sitemaps; one that would be empty is not in it. */
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

/** A sitemap by its name, in parts as they come; undefined where there is none or it would be empty. */
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

/** Page by page, so that a large sitemap never stands in memory; the first page is there before anything is sent. */
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
