import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askEach, type RequestPlan } from './ask-each.ts';
import { withColdSite } from './cold-site.ts';
import { clusterMs, processorMs, residentMb } from './processor-time.ts';
import { type Figures, median, ms, percentile } from './summary.ts';

/** Rounds over all requests. Their median leaves out the first one, in which the code is not compiled yet. */
const ROUNDS = 5;
const WARM_UP = 20;
const ALONE = 150;
const TOGETHER = 200;
const CONNECTIONS = 16;
/** Time without requests in each round, in which the processor time of background work is measured. */
const QUIET_MS = 10_000;

/** Processor time of a server and of PostgreSQL, in milliseconds. */
interface Spent {
  readonly server: number;
  readonly database: number;
}

/** Cost of one request. */
interface Cost {
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  readonly together: { readonly p99: number; readonly rate: number };
  readonly steadyP99: number;
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
      const measured = requests.map((request) => ({ request, own: [] as Cost[], byHand: [] as Cost[] }));
      for (let round = 1; round <= ROUNDS; round += 1) {
        say(`round ${round} of ${ROUNDS}`);
        const quiet = await Promise.all([spentInQuiet(ours), spentInQuiet(theirs)]);
        for (const { request, own, byHand } of measured) {
          stopping.throwIfAborted();
          own.push(await costOf(ours, request, quiet[0]));
          if (request.reference !== undefined)
            byHand.push(await costOf(theirs, { paths: request.reference }, quiet[1]));
        }
      }
      const rows = measured.map(({ request, own, byHand }) => [
        request.name,
        ...cells(own),
        ...short(byHand),
      ]);
      for (const row of rows) say(row.join(' | '));
      const memory = (await residentMb(site.pid)).toFixed(0);
      return figuresOf(rows, memory, campaigns);
    } finally {
      reference.close();
    }
  });
}

/** Returns the cost of a request without that of background work, which is given per millisecond. */
async function costOf(answering: Answering, plan: RequestPlan, quiet: Spent): Promise<Cost> {
  await askEach(answering.origin, plan, WARM_UP, 1);
  const alone = await spentDuring(answering, () => askEach(answering.origin, plan, ALONE, 1));
  const { times, bytes } = alone.result;
  const begun = performance.now();
  const together = await askEach(answering.origin, plan, TOGETHER, CONNECTIONS);
  const rate = TOGETHER / ((performance.now() - begun) / 1_000);
  const steady = await askEach(answering.origin, plan, TOGETHER, CONNECTIONS, rate / 2);
  return {
    serverMs: Math.max(0, alone.spent.server - quiet.server * alone.lasted) / ALONE,
    databaseMs: Math.max(0, alone.spent.database - quiet.database * alone.lasted) / ALONE,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bytes: bytes / ALONE,
    together: { p99: percentile(together.times, 0.99), rate },
    steadyP99: percentile(steady.times, 0.99),
  };
}

/** Returns what background work costs per millisecond without requests: jobs, checkpoints, statistics. */
async function spentInQuiet(answering: Answering): Promise<Spent> {
  const { lasted, spent } = await spentDuring(answering, () => sleep(QUIET_MS));
  return { server: spent.server / lasted, database: spent.database / lasted };
}

async function spentDuring<Result>(answering: Answering, work: () => Promise<Result>) {
  const before = await timesOf(answering);
  const begun = performance.now();
  const result = await work();
  const lasted = performance.now() - begun;
  const after = await timesOf(answering);
  const spent: Spent = { server: after.server - before.server, database: after.database - before.database };
  return { result, lasted, spent };
}

async function timesOf({ pid, postmaster }: Answering): Promise<Spent> {
  return { server: await processorMs(pid), database: await clusterMs(postmaster) };
}

async function openReference(database: object) {
  const child = fork(join(import.meta.dirname, 'reference-server.ts'));
  child.send({ database });
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, close: () => child.disconnect() };
}

/** Returns the median of a figure over the rounds; empty without any. */
function medianOf(
  costs: readonly Cost[],
  figure: (cost: Cost) => number,
  write: (value: number) => string,
): string {
  return costs.length === 0 ? '' : write(median(costs.map(figure)));
}

const milliseconds = (value: number) => value.toFixed(2);
const whole = (value: number) => value.toFixed(0);

function cells(costs: readonly Cost[]): string[] {
  return [
    medianOf(costs, ({ serverMs }) => serverMs, milliseconds),
    medianOf(costs, ({ databaseMs }) => databaseMs, milliseconds),
    medianOf(costs, ({ p50 }) => p50, ms),
    medianOf(costs, ({ p99 }) => p99, ms),
    medianOf(costs, ({ together }) => together.p99, ms),
    medianOf(costs, ({ together }) => together.rate, whole),
    medianOf(costs, ({ steadyP99 }) => steadyP99, ms),
    medianOf(
      costs,
      ({ bytes }) => bytes / 1_000,
      (value) => value.toFixed(1),
    ),
  ];
}

function short(costs: readonly Cost[]): string[] {
  return [
    medianOf(costs, ({ serverMs }) => serverMs, milliseconds),
    medianOf(costs, ({ databaseMs }) => databaseMs, milliseconds),
    medianOf(costs, ({ together }) => together.rate, whole),
  ];
}

function figuresOf(rows: readonly string[][], memory: string, campaigns: number): Figures {
  return {
    title: 'Requests that no cache answers',
    text: `Milliseconds of processor time of one request, of the server and of PostgreSQL, with ${campaigns.toLocaleString('en')} campaigns and the caches off: ${ALONE} requests one after the other behind ${WARM_UP} to warm up, then ${TOGETHER} over ${CONNECTIONS} connections, each of which starts the next request at once, and as many at half of the rate that this reaches. What background work costs in the same time is subtracted; it is measured for ${QUIET_MS / 1_000} s without requests in each round. For comparison, a minimal server (\`bench/reference-server.ts\`) returns the same rows without validation, compression or caching. At the end the server used ${memory} MB.`,
    head: [
      'request',
      'server ms',
      'PostgreSQL ms',
      'p50',
      'p99',
      `p99 of ${CONNECTIONS}`,
      'a second',
      'p99 at half of that',
      'kB',
      'by hand: server ms',
      'PostgreSQL ms',
      'a second',
    ],
    rows,
    faults: [],
  };
}
