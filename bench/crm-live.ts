import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { demoAccounts } from '../apps/server/src/features/account/demo/demo-accounts.ts';
import { openSite, type Site, unlimitedQuotes } from '../scripts/site.ts';
import type { DemoDatabase } from './demo-database.ts';
import type { ListsToOpen } from './live-lists.ts';
import { clusterMs, postmasterOf, processorMs } from './processor-time.ts';
import { quoteSender } from './quote-sender.ts';
import { signIn } from './sign-in.ts';
import { type Figures, ms, percentile } from './summary.ts';

const NODES = 2;
const LISTS = 50;
const QUOTES_A_SECOND = 200;
/** Quotes that may be unanswered at a time. Beyond them none is sent, so that an overload ends with the turn. */
const MOST_UNANSWERED = 400;
/** A campaign has one row that counts its requests, so they are sent to several. */
const CAMPAIGNS = 40;
/** Turns alternate between open and closed lists, so that both see the same load on the machine. */
const TURNS = 6;
const TURN_SECONDS = 10;
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
  /** Quotes answered with a busy site, and those not sent because too many were unanswered. */
  refused: number;
  unsent: number;
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
    const sender = quoteSender(
      sites.map(({ origin }) => origin),
      await listQuotable(demo),
    );
    const sentAt = new Map<string, number>();
    const received = { without: nothingReceived(), with: nothingReceived() };
    const load = loadavg()[0] ?? 0;
    await turn({ send: sender.send, sentAt, received: nothingReceived(), seconds: TURN_SECONDS / 2 });
    sentAt.clear();
    for (let count = 1; count <= TURNS; count += 1) {
      demo.stopping.throwIfAborted();
      say(`turn ${count} of ${TURNS}`);
      for (const kind of ['without', 'with'] as const) {
        const own = received[kind];
        const lists = kind === 'with' ? await openLists(sites, cookie) : undefined;
        const before = [await nodesMs(sites), await clusterMs(postmaster)] as const;
        await turn({ send: sender.send, sentAt, received: own, seconds: TURN_SECONDS });
        own.nodes += (await nodesMs(sites)) - before[0];
        own.postgres += (await clusterMs(postmaster)) - before[1];
        // Waits for events that are still on their way.
        await delay(MOST_NEWS_MS);
        for (const news of (await lists?.close(sentAt)) ?? []) own.news.push(news);
        sentAt.clear();
      }
    }
    sender.close();
    return figuresOf(received, load);
  } finally {
    for (const site of sites) await site.close();
  }
}

function nothingReceived(): Received {
  return { quotes: [], news: [], nodes: 0, postgres: 0, refused: 0, unsent: 0 };
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

/** Returns ids of demo campaigns that accept quote requests. */
async function listQuotable({ db }: DemoDatabase): Promise<readonly string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select c.id from campaign c join campaign_intake i on i.campaign_id = c.id
     where c.is_active and (c.end_at is null or c.end_at > now() + interval '1 day') and i.is_open and i.request_limit is null
     order by c.id limit $1`,
    [CAMPAIGNS],
  );
  return rows.map(({ id }) => id);
}

interface Turn {
  readonly send: ReturnType<typeof quoteSender>['send'];
  /** Times since the epoch, which threads share, in milliseconds. */
  readonly sentAt: Map<string, number>;
  readonly received: Received;
  readonly seconds: number;
}

/** Sends quote requests at a steady rate for some seconds, whether or not the earlier ones are answered. */
async function turn({ send, sentAt, received, seconds }: Turn): Promise<void> {
  const begun = performance.now();
  const done: Promise<void>[] = [];
  let unanswered = 0;
  const one = async () => {
    unanswered += 1;
    const { status, leadId, at, ms: took } = await send();
    unanswered -= 1;
    if (status === 200 && leadId !== undefined) {
      received.quotes.push(took);
      sentAt.set(leadId, at);
    } else if (status === 503) received.refused += 1;
    else throw new Error(`A quote request was answered with status ${status}.`);
  };
  for (let nth = 0; nth < QUOTES_A_SECOND * seconds; nth += 1) {
    await delay(Math.max(0, begun + (nth * 1_000) / QUOTES_A_SECOND - performance.now()));
    if (unanswered >= MOST_UNANSWERED) {
      received.unsent += 1;
      continue;
    }
    const sending = one();
    // A failure is thrown by `Promise.all` below. Until then it must not end the process, or the sites would keep
    // running.
    sending.catch(() => undefined);
    done.push(sending);
  }
  await Promise.all(done);
}

async function nodesMs(sites: readonly Site[]): Promise<number> {
  const times = await Promise.all(sites.map(({ pid }) => processorMs(pid)));
  return times.reduce((sum, time) => sum + time, 0);
}

function figuresOf(received: Readonly<Record<'without' | 'with', Received>>, load: number): Figures {
  const faults: string[] = [];
  const p99 = (values: readonly number[]) => percentile(values, 0.99);
  const ratio = p99(received.with.quotes) / p99(received.without.quotes);
  const expected = received.with.quotes.length * LISTS;
  const slow = p99(received.with.news);
  if (received.with.news.length < expected)
    faults.push(`${expected - received.with.news.length} events were not received`);
  for (const kind of ['without', 'with'] as const) {
    const { refused, unsent } = received[kind];
    if (refused + unsent > 0) faults.push(`${kind} open lists ${refused + unsent} quotes were not accepted`);
  }
  if (slow > MOST_NEWS_MS) faults.push(`events of requests: p99 ${ms(slow)} ms`);
  if (ratio > MOST_RATIO) faults.push(`quote requests with open lists: p99 × ${ratio.toFixed(2)}`);
  const rows = (['without', 'with'] as const).map((kind) => {
    const { quotes, news, nodes, postgres, refused, unsent } = received[kind];
    const perLead = (time: number) => ms(time / quotes.length);
    return [
      kind === 'with' ? `${LISTS} open lists` : 'no list open',
      String(quotes.length),
      ms(percentile(quotes, 0.5)),
      ms(p99(quotes)),
      kind === 'with' ? ratio.toFixed(2) : '1.00',
      String(refused + unsent),
      perLead(nodes),
      perLead(postgres),
      news.length === 0 ? '' : String(news.length),
      news.length === 0 ? '' : ms(percentile(news, 0.5)),
      news.length === 0 ? '' : ms(slow),
    ];
  });
  return {
    title: 'News of requests',
    text: `${QUOTES_A_SECOND} quotes a second are sent in turn to two nodes of one database, for ${TURNS * TURN_SECONDS} seconds with ${LISTS} lists of the CRM open and as long without, in turns of ${TURN_SECONDS}. Each is a complete API request of a new person, for one of ${CAMPAIGNS} campaigns. The lists are open in a thread of their own; nodes, PostgreSQL and measurement share two processors. Not accepted are those answered with 503, and those not sent because ${MOST_UNANSWERED} were unanswered. Milliseconds per quote request, processor time of the nodes and of PostgreSQL per request, and milliseconds until a list receives the event: at most ${MOST_NEWS_MS} at p99, quotes at most × ${MOST_RATIO} at p99. The machine's load was ${load.toFixed(1)} when it began.`,
    head: [
      ...['while', 'quotes', 'quote p50', 'p99', 'p99 ratio', 'not accepted', 'nodes ms', 'PostgreSQL ms'],
      ...['news', 'p50', 'p99'],
    ],
    rows,
    faults,
  };
}
