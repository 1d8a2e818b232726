import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import type { Database } from '../apps/server/src/db/database.ts';
import { growDemo } from '../apps/server/src/demo/grow-demo.ts';
import { keepFacets } from '../apps/server/src/features/campaign/filtering/keep-facets.ts';
import { openSite } from '../scripts/site.ts';
import { askOnce } from './ask.ts';
import { withDatabase } from './demo-database.ts';
import { clusterMs, processorMs, residentMb } from './processor-time.ts';
import { type Figures, ms, percentile } from './summary.ts';

const CAMPAIGNS = 10_000;
const WARM_UP = 60;
const ALONE = 200;
const TOGETHER = 400;
const CONNECTIONS = 16;

/** One kind of request: addresses of which no two in a row are the same, and those of the reference. */
interface ColdRequest {
  readonly name: string;
  readonly paths: readonly string[];
  readonly reference?: readonly string[];
}

/** What one kind of request cost, each. */
interface Cost {
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  readonly together: { readonly p99: number; readonly rate: number };
}

/** Whoever answers, and whose processor time is read. */
interface Answering {
  readonly origin: string;
  readonly pid: number;
  readonly postmaster: number;
}

/**
 * Measures what requests cost that no cache answers, in processor time of server and database, which hardly depends on
 * what else the machine does, beside a hand-written server with the same rows.
 */
export function measureCold(say: (line: string) => void): Promise<Figures> {
  return withDatabase(say, async ({ db, dataDir, connection, log, now, stopping }) => {
    say(`filling the catalogue to ${CAMPAIGNS.toLocaleString('en')} campaigns`);
    await growDemo(db, CAMPAIGNS, now, log);
    await keepFacets(db, now);
    await db.$client.query('vacuum analyze');
    const requests = await listRequests(db);
    const site = await openSite({
      DATA_DIR: dataDir,
      TRUST_PROXY: 'loopback',
      CACHE_MB: '0',
      // Beside other work an answer may come late; what it costs is counted all the same.
      DB_POOL_TIMEOUT_MS: '20000',
      DB_STATEMENT_TIMEOUT_MS: '60000',
    });
    const reference = await openReference(connection);
    try {
      const postmaster = await postmasterOf(dataDir);
      const ours: Answering = { origin: site.origin, pid: site.pid, postmaster };
      const theirs: Answering = { ...reference, postmaster };
      const rows: string[][] = [];
      for (const request of requests) {
        stopping.throwIfAborted();
        const cost = await costOf(ours, request.paths);
        const bare = request.reference && (await costOf(theirs, request.reference));
        const row = [request.name, ...cells(cost), ...(bare === undefined ? ['', '', ''] : short(bare))];
        say(row.join(' | '));
        rows.push(row);
      }
      const memory = (await residentMb(site.pid)).toFixed(0);
      return figuresOf(rows, memory);
    } finally {
      reference.close();
      await site.close();
    }
  });
}

async function costOf(answering: Answering, paths: readonly string[]): Promise<Cost> {
  await askEach(answering.origin, paths, WARM_UP, 1);
  const before = await timesOf(answering);
  const alone = await askEach(answering.origin, paths, ALONE, 1);
  const after = await timesOf(answering);
  const begun = performance.now();
  const together = await askEach(answering.origin, paths, TOGETHER, CONNECTIONS);
  const seconds = (performance.now() - begun) / 1_000;
  return {
    serverMs: (after.server - before.server) / ALONE,
    databaseMs: (after.database - before.database) / ALONE,
    p50: percentile(alone.times, 0.5),
    p99: percentile(alone.times, 0.99),
    bytes: alone.bytes / ALONE,
    together: { p99: percentile(together.times, 0.99), rate: TOGETHER / seconds },
  };
}

async function timesOf({ pid, postmaster }: Answering) {
  return { server: await processorMs(pid), database: await clusterMs(postmaster) };
}

/** Asks so many times, going round the addresses, over so many connections; the answer has milliseconds and bytes. */
async function askEach(origin: string, paths: readonly string[], times: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: number[] = [];
  let bytes = 0;
  let asked = 0;
  const askOn = async () => {
    while (asked < times) {
      const number = asked;
      asked += 1;
      const begun = performance.now();
      const address = new URL(paths[number % paths.length] ?? '/', origin);
      const { body } = await askOnce(address, number, agent);
      bytes += body.length;
      taken.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  agent.destroy();
  return { times: taken, bytes };
}

async function listRequests(db: Database): Promise<readonly ColdRequest[]> {
  const textsOf = async (query: string) =>
    (await db.$client.query<{ text: string }>(query)).rows.map(({ text }) => text);
  const categories =
    await textsOf(`select k.slug as text from category k join campaign_list l on l.category_id = k.id
    where l.brand_id is null and l.campaigns >= 24 order by l.campaigns desc limit 40`);
  const campaigns = await textsOf(`select slug as text from campaign where status = 'live'
    and (end_at is null or end_at > now() + interval '1 day') order by id limit 200`);
  const words = await textsOf(`select distinct split_part(title, ' ', 1) as text from campaign limit 60`);
  const searches = words.map(encodeURIComponent);
  const at = (path: string) => (value: string) => `${path}${value}`;
  return [
    {
      name: 'category list, JSON with facets',
      paths: categories.map(at('/api/public/categories/')),
      reference: categories.map(at('/category/')),
    },
    {
      name: 'search, JSON',
      paths: searches.map(at('/api/public/search?q=')),
      reference: searches.map(at('/search/')),
    },
    {
      name: 'campaign, JSON',
      paths: campaigns.map(at('/api/public/campaigns/')),
      reference: campaigns.map(at('/campaign/')),
    },
    { name: 'category tree, JSON', paths: ['/api/public/categories'] },
    { name: 'home, JSON', paths: ['/api/public/home'] },
    { name: 'category page', paths: categories.map(at('/kategoriler/')) },
    { name: 'campaign page', paths: campaigns.map(at('/kampanyalar/')) },
    { name: 'home page', paths: ['/'] },
    { name: 'data of a list', paths: categories.map((slug) => `/kategoriler/${slug}.data`) },
  ];
}

async function openReference(database: object) {
  const child = fork(join(import.meta.dirname, 'reference-server.ts'));
  child.send({ database });
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, close: () => child.disconnect() };
}

/** The first line of its file says which process the PostgreSQL of a data folder is. */
async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

const milliseconds = (value: number) => value.toFixed(2);

function cells({ serverMs, databaseMs, p50, p99, bytes, together }: Cost): string[] {
  return [
    milliseconds(serverMs),
    milliseconds(databaseMs),
    ms(p50),
    ms(p99),
    ms(together.p99),
    together.rate.toFixed(0),
    (bytes / 1_000).toFixed(1),
  ];
}

function short({ serverMs, databaseMs, together }: Cost): string[] {
  return [milliseconds(serverMs), milliseconds(databaseMs), together.rate.toFixed(0)];
}

function figuresOf(rows: readonly string[][], memory: string): Figures {
  return {
    title: 'Requests that no cache answers',
    text: `Milliseconds of processor time of one request, of the server and of PostgreSQL, with ${CAMPAIGNS.toLocaleString('en')} campaigns and the caches off: ${ALONE} requests one after the other behind ${WARM_UP} to warm up, then ${TOGETHER} over ${CONNECTIONS} connections. Beside them a hand-written server (\`bench/reference-server.ts\`) with the same rows, which checks, compresses and remembers nothing. At the end the server held ${memory} MB.`,
    head: [
      'request',
      'server ms',
      'PostgreSQL ms',
      'p50',
      'p99',
      `p99 of ${CONNECTIONS}`,
      'a second',
      'kB',
      'by hand: server ms',
      'PostgreSQL ms',
      'a second',
    ],
    rows,
    faults: [],
  };
}
