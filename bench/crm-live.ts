import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { demoAccounts } from '../apps/server/src/features/account/demo/demo-accounts.ts';
import { findQuotable, sendQuote } from '../attack/send-quote.ts';
import { openSite, type Site, unlimitedQuotes } from '../scripts/site.ts';
import type { DemoDatabase } from './demo-database.ts';
import type { ListsToOpen } from './live-lists.ts';
import { clusterMs, postmasterOf, processorMs } from './processor-time.ts';
import { signIn } from './sign-in.ts';
import { type Figures, ms, percentile } from './summary.ts';

const NODES = 2;
const LISTS = 50;
const LEADS_A_SECOND = 200;
const QUOTES_A_SECOND = 10;
/** Turns alternate between open and closed lists, so that both see the same load on the machine. */
const TURNS = 6;
const TURN_SECONDS = 10;
/** Number of leads written at a time. */
const AT_ONCE = 20;
const MOST_NEWS_MS = 2_000;
const MOST_RATIO = 1.2;

const settings = {
  TRUST_PROXY: 'loopback',
  // Both nodes have the same origin, so that a session of one is valid on the other.
  ORIGIN: 'http://localhost:4531',
  DB_POOL_TIMEOUT_MS: '20000',
  ...unlimitedQuotes,
};

/** Measurements with or without open lists. */
interface Received {
  readonly quotes: number[];
  readonly news: number[];
  /** Processor time in milliseconds. */
  nodes: number;
  postgres: number;
  written: number;
  refused: number;
}

/**
 * Measures how soon open lists show new leads while quote requests are sent, and how much the quote requests slow down.
 */
export async function measureLive(demo: DemoDatabase, say: (line: string) => void): Promise<Figures> {
  const sites: Site[] = [];
  try {
    for (let node = 0; node < NODES; node += 1)
      sites.push(await openSite({ ...settings, DATA_DIR: demo.dataDir }));
    const postmaster = await postmasterOf(join(demo.dataDir, 'postgres'));
    const admin = demoAccounts.find(({ role }) => role === 'ADMIN');
    const cookie = await signIn(sites[0], admin);
    const campaignId = await findQuotable(sites[0]?.origin);
    const sentAt = new Map<string, number>();
    const received = { without: nothingReceived(), with: nothingReceived() };
    const load = loadavg()[0] ?? 0;
    await turn(demo, sites, { campaignId, sentAt, received: nothingReceived(), seconds: TURN_SECONDS / 2 });
    for (let count = 1; count <= TURNS; count += 1) {
      demo.stopping.throwIfAborted();
      say(`turn ${count} of ${TURNS}`);
      for (const kind of ['without', 'with'] as const) {
        const own = received[kind];
        const lists = kind === 'with' ? await openLists(sites, cookie) : undefined;
        const before = [await nodesMs(sites), await clusterMs(postmaster)] as const;
        await turn(demo, sites, { campaignId, sentAt, received: own, seconds: TURN_SECONDS });
        own.nodes += (await nodesMs(sites)) - before[0];
        own.postgres += (await clusterMs(postmaster)) - before[1];
        // Waits for events that are still on their way.
        await delay(MOST_NEWS_MS);
        for (const news of (await lists?.close(sentAt)) ?? []) own.news.push(news);
        sentAt.clear();
      }
    }
    return figuresOf(received, load);
  } finally {
    for (const site of sites) await site.close();
  }
}

function nothingReceived(): Received {
  return { quotes: [], news: [], nodes: 0, postgres: 0, written: 0, refused: 0 };
}

/** Live lists that are open in a thread of their own, where receiving their events delays no quote request. */
interface OpenLists {
  /** Closes the lists and returns the milliseconds from `sentAt`, by lead, to each of its events. */
  close(sentAt: ReadonlyMap<string, number>): Promise<readonly number[]>;
}

/** Opens live lists, evenly distributed over the nodes. */
async function openLists(sites: readonly Site[], cookie: string): Promise<OpenLists> {
  const workerData: ListsToOpen = { origins: sites.map(({ origin }) => origin), count: LISTS, cookie };
  const worker = new Worker(new URL('live-lists.ts', import.meta.url), { workerData });
  // A failed measurement does not wait for the lists.
  worker.unref();
  await once(worker, 'message');
  return {
    async close(sentAt) {
      worker.postMessage(sentAt);
      const [news] = await once(worker, 'message');
      return news;
    },
  };
}

interface Turn {
  readonly campaignId: string;
  /** Times since the epoch, which threads share, in milliseconds. */
  readonly sentAt: Map<string, number>;
  readonly received: Received;
  readonly seconds: number;
}

/** Writes leads and sends quote requests for some seconds. */
async function turn(
  { db }: DemoDatabase,
  sites: readonly Site[],
  { campaignId, sentAt, received, seconds }: Turn,
): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  const quoting = every(1_000 / QUOTES_A_SECOND, end, async (nth) => {
    const { status, ms: took } = await sendQuote(sites[nth % sites.length]?.origin, campaignId);
    if (status === 200) received.quotes.push(took);
    // The site is overloaded.
    else if (status === 503) received.refused += 1;
    else throw new Error(`A quote request was answered with status ${status}.`);
  });
  const writing = every((1_000 * AT_ONCE) / LEADS_A_SECOND, end, async () => {
    const ids = Array.from({ length: AT_ONCE }, () => crypto.randomUUID());
    const begun = performance.timeOrigin + performance.now();
    for (const id of ids) sentAt.set(id, begun);
    await db.$client.query(written, [ids, campaignId]);
    received.written += AT_ONCE;
  });
  await Promise.all([quoting, writing]);
}

/** Starts work at regular intervals, even if earlier work is not finished. Resolves when all of it is done. */
async function every(pauseMs: number, end: number, work: (nth: number) => Promise<void>): Promise<void> {
  const begun = performance.now();
  const done: Promise<void>[] = [];
  for (let nth = 0; performance.now() < end; nth += 1) {
    const one = work(nth);
    // A failure is thrown by `Promise.all` below. Until then it must not end the process, or the sites would keep
    // running.
    one.catch(() => undefined);
    done.push(one);
    await delay(Math.max(0, begun + (nth + 1) * pauseMs - performance.now()));
  }
  await Promise.all(done);
}

/** Inserts leads of a member, which fires the triggers of the table, and sends the event that normally follows. */
const written = `
  with made as (
    insert into lead (id, customer_id, campaign_id, brand_id, contact_name, contact_surname, contact_email, contact_phone,
      respond_by, due_at)
    select asked.id, (select id from account order by id limit 1), c.id, c.brand_id, 'Elif', 'Yılmaz',
      asked.id || '@ornek.example', '+905320000000', now() + interval '1 hour', now() + interval '1 hour'
    from unnest($1::uuid[]) asked (id), campaign c where c.id = $2
    returning id, brand_id, customer_id
  )
  select pg_notify('leads', json_build_object('kind', 'new', 'id', id, 'brandId', brand_id, 'customerId', customer_id,
    'isApart', false)::text)
  from made`;

async function nodesMs(sites: readonly Site[]): Promise<number> {
  const times = await Promise.all(sites.map(({ pid }) => processorMs(pid)));
  return times.reduce((sum, time) => sum + time, 0);
}

function figuresOf(received: Readonly<Record<'without' | 'with', Received>>, load: number): Figures {
  const faults: string[] = [];
  const p99 = (values: readonly number[]) => percentile(values, 0.99);
  const ratio = p99(received.with.quotes) / p99(received.without.quotes);
  const expected = received.with.written * LISTS;
  const slow = p99(received.with.news);
  if (received.with.news.length < expected)
    faults.push(`${expected - received.with.news.length} events were not received`);
  if (slow > MOST_NEWS_MS) faults.push(`events of requests: p99 ${ms(slow)} ms`);
  if (ratio > MOST_RATIO) faults.push(`quote requests with open lists: p99 × ${ratio.toFixed(2)}`);
  const rows = (['without', 'with'] as const).map((kind) => {
    const { quotes, news, nodes, postgres, written: count, refused } = received[kind];
    const perLead = (time: number) => ms(time / (count + quotes.length));
    return [
      kind === 'with' ? `${LISTS} open lists` : 'no list open',
      String(count),
      ms(percentile(quotes, 0.5)),
      ms(p99(quotes)),
      kind === 'with' ? ratio.toFixed(2) : '1.00',
      String(refused),
      perLead(nodes),
      perLead(postgres),
      news.length === 0 ? '' : String(news.length),
      news.length === 0 ? '' : ms(percentile(news, 0.5)),
      news.length === 0 ? '' : ms(slow),
    ];
  });
  return {
    title: 'News of requests',
    text: `${LEADS_A_SECOND} requests a second are written, and ${QUOTES_A_SECOND} quotes sent in turn to two nodes of one database, for ${TURNS * TURN_SECONDS} seconds with ${LISTS} lists of the CRM open and as long without, in turns of ${TURN_SECONDS}. A quote request is a complete API request. The lists are open in a thread of their own. The other requests are written by a single statement with their events, because two processors that also run the measurement cannot handle 200 API requests a second. Milliseconds per quote request, processor time of the nodes and of PostgreSQL per request, and milliseconds until a list receives the event: at most ${MOST_NEWS_MS} at p99, quotes at most × ${MOST_RATIO} at p99. The machine's load was ${load.toFixed(1)} when it began.`,
    head: [
      ...['while', 'requests', 'quote p50', 'p99', 'p99 ratio', 'refused', 'nodes ms', 'PostgreSQL ms'],
      ...['news', 'p50', 'p99'],
    ],
    rows,
    faults,
  };
}
