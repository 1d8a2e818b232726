import { openSite } from '../scripts/site.ts';
import { ALL_ENCODINGS, askOnce } from './ask.ts';
import { loadFor } from './loader.ts';
import { openBareServer } from './open-bare-server.ts';
import { type Figures, median } from './summary.ts';

const RUNS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;
/** Encodings that clients accept, with the least ratio to the rate of a bare server. Browsers accept all of them. */
const clients = [
  { encodings: ALL_ENCODINGS, least: 0.5 },
  { encodings: 'gzip', least: 0.3 },
  { encodings: 'identity', least: 0.3 },
] as const;
const paths = ['/', '/kategoriler', '/marka'];

/**
 * Compares the throughput of cached pages with that of a bare HTTP server that sends the same bytes, in the same run.
 */
export async function measureThroughput(say: (line: string) => void): Promise<Figures> {
  const site = await openSite({ TRUST_PROXY: 'loopback' });
  try {
    const rows: string[][] = [];
    const faults: string[] = [];
    for (const { encodings, least } of clients) {
      for (const path of paths) {
        say(`cached page ${path}, ${encodings}`);
        const { rate, bareRate, ratio, bytes } = await comparePage(new URL(path, site.origin), encodings);
        if (ratio < least)
          faults.push(`${path}, ${encodings}: ${ratio.toFixed(2)} of the rate of a bare server`);
        const figures = [rate.toFixed(0), bareRate.toFixed(0), ratio.toFixed(2)];
        rows.push([path, encodings, bytes.toLocaleString('en'), ...figures]);
      }
    }
    return {
      title: 'Cached pages',
      text: `Requests a second over ${CONNECTIONS} connections on loopback, beside a bare HTTP server that sends the same bytes and headers: the median of ${RUNS} alternating runs of ${SECONDS} s. At least 0.5 of the bare server's rate is required for browsers, and 0.3 for clients that accept only gzip or no compression.`,
      head: ['page', 'accepted', 'bytes', 'site', 'bare', 'ratio'],
      rows,
      faults,
    };
  } finally {
    await site.close();
  }
}

async function comparePage(address: URL, encodings: string) {
  const sent = { headers: { 'accept-encoding': encodings } };
  // The first request fills the cache.
  await askOnce(address, 0, undefined, sent);
  const answer = await askOnce(address, 0, undefined, sent);
  const bare = openBareServer();
  try {
    const bareAddress = await bare.show(answer);
    const rates: number[] = [];
    const bareRates: number[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const rate = await loadFor(address, SECONDS, CONNECTIONS, encodings);
      const bareRate = await loadFor(bareAddress, SECONDS, CONNECTIONS, encodings);
      // The first run is a warm-up.
      if (run === 0) continue;
      rates.push(rate);
      bareRates.push(bareRate);
    }
    const ratio = median(rates.map((rate, run) => rate / (bareRates[run] ?? rate)));
    return { rate: median(rates), bareRate: median(bareRates), ratio, bytes: answer.body.length };
  } finally {
    bare.close();
  }
}
