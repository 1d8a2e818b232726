import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { askOnce } from '../ask.ts';
import { askEach } from '../ask-each.ts';
import { type BareServer, openBareServer } from '../open-bare-server.ts';
import { residentMb } from '../processor-time.ts';
import { type Figures, median, ms, percentile } from '../summary.ts';
import { type ColdRequest, namedBy } from './cold-request.ts';
import { withColdSite } from './cold-site.ts';
import {
  ALONE,
  type AloneCost,
  type Answering,
  costAlone,
  type Spent,
  spentInQuiet,
  WARM_UP,
} from './request-cost.ts';

/** Rounds over all requests. Their median leaves out the first one, in which the code is not compiled yet. */
const ROUNDS = 5;
const TOGETHER = 200;
const CONNECTIONS = 16;
/** Requests to the bare server. It answers them so quickly that fewer could not be timed. */
const BARE = 1_000;

/** Cost of one request, alone and among others. */
interface Cost extends AloneCost {
  readonly together: { readonly p50: number; readonly p99: number; readonly rate: number };
  readonly steadyP99: number;
}

/** Costs of one kind of request in all rounds so far. */
interface Measured {
  readonly request: ColdRequest;
  readonly own: Cost[];
  readonly byHand: Cost[];
  /** Requests per second of a server that sends the same bytes. */
  readonly bare: number[];
}

/**
 * Measures uncached requests in processor time of server and database, which hardly depends on other load of the
 * machine, and compares them with a hand-written server on the same rows, and with one that only sends the same bytes.
 * Only requests whose names contain one of these words are measured, if there are any.
 */
export function measureCold(
  campaigns: number,
  only: readonly string[],
  say: (line: string) => void,
): Promise<Figures> {
  return withColdSite(say, { campaigns }, async ({ site, answering, connection, requests, stopping }) => {
    const reference = await openReference(connection);
    const bareServer = openBareServer();
    try {
      const theirs: Answering = { ...reference, postmaster: answering.postmaster };
      const measured = namedBy(only, requests).map(
        (request): Measured => ({ request, own: [], byHand: [], bare: [] }),
      );
      for (let round = 1; round <= ROUNDS; round += 1) {
        say(`round ${round} of ${ROUNDS}`);
        const quiet = await Promise.all([spentInQuiet(answering), spentInQuiet(theirs)]);
        for (const { request, own, byHand, bare } of measured) {
          stopping.throwIfAborted();
          own.push(await costOf(answering, request, quiet[0]));
          bare.push(await bareRate(bareServer, answering.origin, request));
          if (request.reference !== undefined)
            byHand.push(await costOf(theirs, { name: request.name, paths: request.reference }, quiet[1]));
        }
      }
      const rows = measured.map(rowOf);
      for (const row of rows) say(row.join(' | '));
      const memory = (await residentMb(site.pid)).toFixed(0);
      return figuresOf(rows, memory, campaigns);
    } finally {
      bareServer.close();
      reference.close();
    }
  });
}

async function costOf(answering: Answering, request: ColdRequest, quiet: Spent): Promise<Cost> {
  const alone = await costAlone(answering, request, quiet);
  const begun = performance.now();
  const { times } = await askEach(answering.origin, request, TOGETHER, CONNECTIONS);
  const rate = TOGETHER / ((performance.now() - begun) / 1_000);
  const steady = await askEach(answering.origin, request, TOGETHER, CONNECTIONS, rate / 2);
  return {
    ...alone,
    together: { p50: percentile(times, 0.5), p99: percentile(times, 0.99), rate },
    steadyP99: percentile(steady.times, 0.99),
  };
}

/** Returns the requests per second of a server that sends the bytes of one of these responses. */
async function bareRate(bare: BareServer, origin: string, { paths, talk }: ColdRequest): Promise<number> {
  const sent = talk?.send(0);
  const answer = await askOnce(new URL(paths[0] ?? '/', origin), 0, undefined, sent);
  talk?.hear?.(0, answer);
  const address = await bare.show(answer);
  const plan = { paths: ['/'], ...(sent && { talk: { send: () => sent } }) };
  await askEach(address.origin, plan, WARM_UP, CONNECTIONS);
  const begun = performance.now();
  await askEach(address.origin, plan, BARE, CONNECTIONS);
  return BARE / ((performance.now() - begun) / 1_000);
}

async function openReference(database: object) {
  const child = fork(join(import.meta.dirname, 'reference-server.ts'));
  child.send({ database });
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, close: () => child.disconnect() };
}

const milliseconds = (value: number) => value.toFixed(2);
const whole = (value: number) => value.toFixed(0);
const kilobytes = (value: number) => (value / 1_000).toFixed(1);

function rowOf({ request, own, byHand, bare }: Measured): string[] {
  return [
    request.name,
    medianOf(own, ({ serverMs }) => serverMs, milliseconds),
    medianOf(own, ({ databaseMs }) => databaseMs, milliseconds),
    medianOf(own, ({ p50 }) => p50, ms),
    medianOf(own, ({ p99 }) => p99, ms),
    medianOf(own, ({ together }) => together.p50, ms),
    medianOf(own, ({ together }) => together.p99, ms),
    medianOf(own, ({ together }) => together.rate, whole),
    medianOf(own, ({ steadyP99 }) => steadyP99, ms),
    medianOf(own, ({ bytes }) => bytes, kilobytes),
    whole(median(bare)),
    medianOf(byHand, ({ serverMs }) => serverMs, milliseconds),
    medianOf(byHand, ({ databaseMs }) => databaseMs, milliseconds),
    medianOf(byHand, ({ together }) => together.rate, whole),
  ];
}

/** Returns the median of a figure over the rounds; empty without any. */
function medianOf(
  costs: readonly Cost[],
  figure: (cost: Cost) => number,
  write: (value: number) => string,
): string {
  return costs.length === 0 ? '' : write(median(costs.map(figure)));
}

function figuresOf(rows: readonly string[][], memory: string, campaigns: number): Figures {
  return {
    title: 'Requests that no cache answers',
    text: `Milliseconds of processor time of one request, of the server and of PostgreSQL, with ${campaigns.toLocaleString('en')} campaigns and the caches off: ${ALONE} requests one after the other behind ${WARM_UP} to warm up, then ${TOGETHER} over ${CONNECTIONS} connections, each of which starts the next request at once, and as many at half of the rate that this reaches. What background work costs in the same time is subtracted; it is measured without requests in each round. Medians of ${ROUNDS} rounds. For comparison, a bare server sends the same bytes, and a minimal one (\`bench/cold/reference-server.ts\`) returns the same rows without validation, compression or caching. At the end the server used ${memory} MB.`,
    head: [
      'request',
      'server ms',
      'PostgreSQL ms',
      'p50',
      'p99',
      `p50 of ${CONNECTIONS}`,
      `p99 of ${CONNECTIONS}`,
      'a second',
      'p99 at half of that',
      'kB',
      'bare: a second',
      'by hand: server ms',
      'PostgreSQL ms',
      'a second',
    ],
    rows,
    faults: [],
  };
}
