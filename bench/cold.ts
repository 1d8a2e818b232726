import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Asked, askEach } from './ask-each.ts';
import { withColdSite } from './cold-site.ts';
import { clusterMs, processorMs, residentMb } from './processor-time.ts';
import { type Figures, ms, percentile } from './summary.ts';

const WARM_UP = 60;
const ALONE = 200;
const TOGETHER = 400;
const CONNECTIONS = 16;

/** Cost of one request. */
interface Cost {
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  readonly together: { readonly p99: number; readonly rate: number };
}

/** Server whose processor time is measured. */
interface Answering {
  readonly origin: string;
  readonly pid: number;
  readonly postmaster: number;
}

/**
 * Measures uncached requests in processor time of server and database, which hardly depends on other load of the
 * machine, and compares them with a hand-written server on the same rows.
 */
export function measureCold(campaigns: number, say: (line: string) => void): Promise<Figures> {
  return withColdSite(say, { campaigns }, async ({ site, connection, postmaster, requests, stopping }) => {
    const reference = await openReference(connection);
    try {
      const ours: Answering = { origin: site.origin, pid: site.pid, postmaster };
      const theirs: Answering = { ...reference, postmaster };
      const rows: string[][] = [];
      for (const request of requests) {
        stopping.throwIfAborted();
        const cost = await costOf(ours, request);
        const bare = request.reference && (await costOf(theirs, { paths: request.reference }));
        const row = [request.name, ...cells(cost), ...(bare === undefined ? ['', '', ''] : short(bare))];
        say(row.join(' | '));
        rows.push(row);
      }
      const memory = (await residentMb(site.pid)).toFixed(0);
      return figuresOf(rows, memory, campaigns);
    } finally {
      reference.close();
    }
  });
}

async function costOf(answering: Answering, asked: Asked): Promise<Cost> {
  await askEach(answering.origin, asked, WARM_UP, 1);
  const before = await timesOf(answering);
  const alone = await askEach(answering.origin, asked, ALONE, 1);
  const after = await timesOf(answering);
  const begun = performance.now();
  const together = await askEach(answering.origin, asked, TOGETHER, CONNECTIONS);
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

async function openReference(database: object) {
  const child = fork(join(import.meta.dirname, 'reference-server.ts'));
  child.send({ database });
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, close: () => child.disconnect() };
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

function figuresOf(rows: readonly string[][], memory: string, campaigns: number): Figures {
  return {
    title: 'Requests that no cache answers',
    text: `Milliseconds of processor time of one request, of the server and of PostgreSQL, with ${campaigns.toLocaleString('en')} campaigns and the caches off: ${ALONE} requests one after the other behind ${WARM_UP} to warm up, then ${TOGETHER} over ${CONNECTIONS} connections. For comparison, a minimal server (\`bench/reference-server.ts\`) returns the same rows without validation, compression or caching. At the end the server used ${memory} MB.`,
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
