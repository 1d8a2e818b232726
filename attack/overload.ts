import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSite, unlimitedQuotes } from '../scripts/site.ts';
import { findQuotable, ownNetwork } from './send-quote.ts';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const PEAK_SECONDS = 6;
const OVERLOAD_SECONDS = 30;
/** Requests that are sent, relative to those that the site can answer. */
const TIMES = 10;
const LEAST_SHARE = 0.9;
const TICK_MS = 2;
const HEAD_END = Buffer.from('\r\n\r\n');

/** Rate limits are not what is measured, and no response is cached. */
const settings = {
  TRUST_PROXY: 'loopback',
  CACHE_MB: '0',
  REQUEST_LIMIT_PER_ADDRESS: '1000000',
  LOG_LEVEL: 'error',
  ...unlimitedQuotes,
};

/** Response with its status, 0 for a failed connection, and the time from its request to its last byte. */
interface Answer {
  readonly status: number;
  readonly ms: number;
}

/**
 * Sends ten times the uncached searches and quote requests that a site can answer, at a fixed rate, and compares what it
 * still answers with its peak. Returns the exit code: 0 when at least nine tenths are left.
 */
export async function overload(): Promise<number> {
  const site = await openSite(settings);
  try {
    const address = new URL(site.origin);
    const campaignId = await findQuotable(site.origin);
    const kinds = { search: searchesTo(address), quote: quotesTo(address, campaignId) };
    let isHeld = true;
    for (const [name, nextRequest] of Object.entries(kinds)) {
      const send = senderTo(address);
      await peakOf(() => send(nextRequest()), WARM_UP_SECONDS);
      const peak = await peakOf(() => send(nextRequest()), PEAK_SECONDS);
      const { answers, seconds, inTime } = await flood(() => send(nextRequest()), peak * TIMES);
      const share = inTime / seconds / peak;
      isHeld &&= share >= LEAST_SHARE;
      const refused = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
      console.log(
        `${name}: ${peak.toFixed(0)} a second at most; ${(answers.length / seconds).toFixed(0)} sent, ${(inTime / seconds).toFixed(0)} answered (${share.toFixed(2)}), ${refused.length} refused, p50 ${percentile(refused, 0.5)} ms, p99 ${percentile(refused, 0.99)} ms, ${answers.filter(({ status }) => status === 0).length} without a response`,
      );
    }
    return isHeld ? 0 : 1;
  } finally {
    await site.close();
  }
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
  for (let passed = 0; passed < OVERLOAD_SECONDS; passed = (performance.now() - begun) / 1_000) {
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

/**
 * Returns a function that sends a request over an idle connection, or a new one. It implements HTTP itself, because a
 * client library would use more processor time than the server has for a refusal.
 */
function senderTo({ hostname, port }: URL): (request: string) => Promise<Answer> {
  const idle: Socket[] = [];
  return (request) =>
    new Promise((resolve) => {
      const begun = performance.now();
      const socket = idle.pop() ?? connect(Number(port), hostname).setNoDelay();
      let received = Buffer.alloc(0);
      const finish = (status: number) => {
        socket.removeAllListeners().on('error', () => socket.destroy());
        if (status > 0) idle.push(socket);
        else socket.destroy();
        resolve({ status, ms: performance.now() - begun });
      };
      socket.on('error', () => finish(0)).on('close', () => finish(0));
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const end = received.indexOf(HEAD_END);
        const head = received.toString('latin1', 0, Math.max(0, end));
        const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1]);
        if (end >= 0 && received.length >= end + HEAD_END.length + length) finish(Number(head.split(' ')[1]));
      });
      socket.write(request);
    });
}

/** Writes searches, each for other words. */
function searchesTo({ host }: URL): () => string {
  let number = 0;
  return () => {
    number += 1;
    return requestOf('GET', `/api/public/search?q=kasko%20${number}`, host);
  };
}

/** Writes quote requests, each from a new person. */
function quotesTo({ host }: URL, campaignId: string): () => string {
  let number = 0;
  return () => {
    number += 1;
    const body = JSON.stringify({
      ...{ name: 'Elif', surname: 'Yılmaz', city: 'İzmir', town: 'Bornova', kvkkConsent: true },
      email: `${randomUUID()}@ornek.example`,
      phoneNumber: `5${String(number).padStart(9, '0')}`,
      campaignId,
    });
    return requestOf('POST', '/api/Campaign_Service/public/form-submission/anonymous', host, body);
  };
}

function requestOf(method: string, path: string, host: string, body = ''): string {
  const headers = {
    host,
    ...ownNetwork(),
    ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0);
}
