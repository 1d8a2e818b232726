import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sendSteadily } from '../apps/server/src/testing/drills/load.ts';
import { openSite, type Site } from '../scripts/site.ts';
import { findQuotable, sendQuote } from './send-quote.ts';

const NODES = 2;
/** Number of restarts per node. */
const TURNS = 2;
const PER_SECOND = 30;
const CALM_SECONDS = 10;
/** Length of each period of load, in seconds. */
const STRETCH_SECONDS = 5;
const LOOK_MS = 100;

/** Settings of a site with two nodes: one database, and time for the load balancer to notice a leaving node. */
const settings = { TRUST_PROXY: 'loopback', DRAIN_MS: '2000' };

interface Node {
  site: Site;
  isReady: boolean;
}

/** Status codes and durations of the quote requests. */
interface Responses {
  readonly statuses: Map<number, number>;
  readonly times: number[];
}

/**
 * Restarts two nodes in turn, like a release, under a steady load of quote requests. A load balancer checks which node
 * is ready and sends every request once. Returns the exit code: 0 when every request succeeded.
 */
export async function restartInTurn(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ayrac-restart-'));
  const open = () => openSite({ ...settings, DATA_DIR: dataDir });
  const nodes: Node[] = [];
  const over = new AbortController();
  try {
    for (let count = 0; count < NODES; count += 1) nodes.push({ site: await open(), isReady: true });
    const watching = nodes.map((node) => watch(node, over.signal));
    const quote = await quoteSender(nodes);
    const calm = noResponses();
    await sendSteadily({ seconds: CALM_SECONDS, perSecond: PER_SECOND }, { quote }, noting(calm));
    const responses = noResponses();
    let isDone = false;
    const restarting = restartEach(nodes, open).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await sendSteadily({ seconds: STRETCH_SECONDS, perSecond: PER_SECOND }, { quote }, noting(responses));
    }
    await restarting;
    over.abort();
    await Promise.all(watching);
    console.log(`two nodes:              ${describeResponses(calm)}`);
    console.log(`${NODES * TURNS} restarts, one by one: ${describeResponses(responses)}`);
    return [...calm.statuses.keys(), ...responses.statuses.keys()].every((status) => status === 200) ? 0 : 1;
  } finally {
    over.abort();
    for (const { site } of nodes) await site.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function restartEach(nodes: readonly Node[], open: () => Promise<Site>): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const node of nodes) {
      await node.site.close();
      node.site = await open();
      // A release continues once the load balancer uses the new node.
      while (!node.isReady) await delay(LOOK_MS);
    }
  }
}

/** Polls the readiness of a node, like a load balancer. */
async function watch(node: Node, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const answer = await fetch(`${node.site.origin}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    node.isReady = answer?.ok === true;
    await delay(LOOK_MS);
  }
}

/** Sends a new person's quote request to the next node that is ready. */
async function quoteSender(nodes: readonly Node[]) {
  const campaignId = await findQuotable(nodes[0]?.site.origin);
  let sent = 0;
  return () => {
    sent += 1;
    const ready = nodes.filter(({ isReady }) => isReady);
    return sendQuote(ready[sent % ready.length]?.site.origin, campaignId);
  };
}

function noResponses(): Responses {
  return { statuses: new Map(), times: [] };
}

function noting({ statuses, times }: Responses) {
  return (_kind: string, { status, ms }: { readonly status: number; readonly ms: number }) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    times.push(ms);
  };
}

function describeResponses({ statuses, times }: Responses): string {
  const sorted = times.toSorted((one, other) => one - other);
  const share = (part: number) => (sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN).toFixed(0);
  const counts = [...statuses].map(([status, count]) => `${count} × ${status || 'no response'}`).join(', ');
  return `${counts}; p50 ${share(0.5)} ms, p99 ${share(0.99)} ms, slowest ${share(1)} ms`;
}
