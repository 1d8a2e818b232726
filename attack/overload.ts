import { execFile } from 'node:child_process';
import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Answer } from '../apps/server/src/testing/drills/drill-site.ts';
import { openSite, unlimitedQuotes } from '../scripts/site.ts';
import { findQuotable, ownNetwork, writeQuote } from './send-quote.ts';

/** Connections that are always busy while the peak is measured. */
const CONNECTIONS = 16;
/** Connections that are kept while more is sent than the site can answer, as a proxy in front of a node keeps them. */
const KEPT_CONNECTIONS = 512;
const WARM_UP_SECONDS = 20;
/** The peak is measured anew before each flood, because the speed of the machine changes. */
const ROUNDS = 3;
const PEAK_SECONDS = 6;
const FLOOD_SECONDS = 10;
/** Requests that are sent, relative to those that the site can answer. */
const TIMES = 10;
const LEAST_SHARE = 0.9;
const TICK_MS = 2;
/** After this time a client gives up. */
const PATIENCE_MS = 10_000;

/** Rate limits are not what is measured, and no response is cached. */
const settings = {
  TRUST_PROXY: 'loopback',
  CACHE_MB: '0',
  REQUEST_LIMIT_PER_ADDRESS: '1000000',
  LOG_LEVEL: 'error',
  ...unlimitedQuotes,
};

/** A request to send. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends ten times the uncached searches and quote requests that a site can answer, at a fixed rate, and compares what it
 * still answers with its peak. The site with its database has one core, and this process another. Returns the exit code:
 * 0 when at least nine tenths are left.
 */
export async function overload(): Promise<number> {
  await moveToCore(0);
  const site = await openSite(settings);
  await moveToCore(1);
  try {
    const address = new URL(site.origin);
    const campaignId = await findQuotable(site.origin);
    const kinds = { search: searches(), quote: () => writeQuote(campaignId) };
    let isHeld = true;
    for (const [name, nextRequest] of Object.entries(kinds)) {
      const send = senderTo(address);
      const sendNext = () => send(nextRequest());
      await peakOf(sendNext, WARM_UP_SECONDS);
      const refused: number[] = [];
      const shares: number[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const peak = await peakOf(sendNext, PEAK_SECONDS);
        const { answers, seconds, inTime } = await flood(sendNext, peak * TIMES);
        shares.push(inTime / seconds / peak);
        refused.push(...answers.filter(({ status }) => status === 503).map(({ ms }) => ms));
        const lost = answers.filter(({ status }) => status === 0).length;
        console.log(
          `${name}: ${peak.toFixed(0)} a second at most; ${(answers.length / seconds).toFixed(0)} sent, ${(inTime / seconds).toFixed(0)} answered (${shares.at(-1)?.toFixed(2)}), ${lost} without a response`,
        );
      }
      const median = percentile(shares, 0.5);
      isHeld &&= median >= LEAST_SHARE;
      console.log(
        `${name}: ${median.toFixed(2)} of the peak; refusals took p50 ${percentile(refused, 0.5).toFixed(0)} ms, p99 ${percentile(refused, 0.99).toFixed(0)} ms`,
      );
    }
    return isHeld ? 0 : 1;
  } finally {
    await site.close();
  }
}

/** Moves all threads of this process to a core. Processes that it starts later begin on the same one. */
async function moveToCore(core: number): Promise<void> {
  const args = ['--all-tasks', '--pid', '--cpu-list', String(core), String(process.pid)];
  await promisify(execFile)('taskset', args);
}

/** Returns the responses of status 200 per second over a few connections that are always busy. */
async function peakOf(send: () => Promise<Answer>, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let answered = 0;
  const repeat = async () => {
    while (performance.now() < end) if ((await send()).status === 200) answered += 1;
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  return answered / seconds;
}

/** Sends requests at a fixed rate, whether or not earlier ones were answered, and counts those answered meanwhile. */
async function flood(send: () => Promise<Answer>, perSecond: number) {
  const begun = performance.now();
  const sent: Promise<Answer>[] = [];
  let inTime = 0;
  let isOver = false;
  for (let passed = 0; passed < FLOOD_SECONDS; passed = (performance.now() - begun) / 1_000) {
    while (sent.length < passed * perSecond) {
      const answer = send();
      answer.then(({ status }) => {
        if (status === 200 && !isOver) inTime += 1;
      });
      sent.push(answer);
    }
    await sleep(TICK_MS);
  }
  isOver = true;
  const seconds = (performance.now() - begun) / 1_000;
  return { answers: await Promise.all(sent), seconds, inTime };
}

/** Returns a function that sends a request as soon as a connection is idle. */
function senderTo({ hostname, port }: URL): (sent: Sent) => Promise<Answer> {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: KEPT_CONNECTIONS,
    maxFreeSockets: KEPT_CONNECTIONS,
  });
  return ({ body, ...options }) =>
    new Promise((resolve) => {
      const begun = performance.now();
      const finish = (status = 0) => resolve({ status, ms: performance.now() - begun });
      request({ hostname, port, agent, timeout: PATIENCE_MS, ...options }, (response) =>
        response.resume().on('close', () => finish(response.complete ? response.statusCode : 0)),
      )
        .on('error', () => finish())
        .on('timeout', function (this: ClientRequest) {
          this.destroy();
        })
        .end(body);
    });
}

/** Returns a function that writes searches, each for other words. */
function searches(): () => Sent {
  let number = 0;
  return () => {
    number += 1;
    return { method: 'GET', path: `/api/public/search?q=kasko%20${number}`, headers: ownNetwork() };
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
