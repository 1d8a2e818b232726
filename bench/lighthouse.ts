import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { screens } from '@ayrac/domain/screen/screens.ts';
import { openBrowser } from '../scripts/browser.ts';
import { checkBudget, LIMIT } from '../scripts/gate/budget.ts';
import { freePort, openSite } from '../scripts/site.ts';
import { ROOT } from '../scripts/steps.mjs';
import { type Figures, median } from './summary.ts';

/** Installed by npm on first use: with its dependencies it is a quarter of the size of all the project's packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CLIENT = join(ROOT, 'apps/web/build/client');
/** Requests after which a page must have its better compression. */
const MOST_VISITS = 200;

const pages = ['home', 'category', 'brand', 'campaign', 'search'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Parts of a Lighthouse report that are used here. */
interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Transfer[] };
}

interface Transfer {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** Lighthouse figure: how to read and format it, and its target. */
interface Measure {
  readonly name: string;
  readonly read: (result: Result) => number;
  readonly show: (value: number) => string;
  readonly isGood: (value: number) => boolean;
}

const measures: readonly Measure[] = [
  score('performance', 95),
  audit('LCP s', 'largest-contentful-paint', 1_000, 2, 1.8),
  audit('TBT ms', 'total-blocking-time', 1, 0, 120),
  audit('CLS', 'cumulative-layout-shift', 1, 3, 0.02),
  score('accessibility', 100),
  score('best-practices', 100),
  score('seo', 100),
  transfer('script kB', ['Script'], Number.POSITIVE_INFINITY),
  transfer('image kB', ['Image'], Number.POSITIVE_INFINITY),
  transfer('all kB', undefined, 500),
];

/**
 * Measures the public pages like a phone on slow 4G with a processor four times slower. Figures are medians of the
 * runs.
 */
export async function measureLighthouse(runs: number, say: (line: string) => void): Promise<Figures> {
  const site = await openSite();
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  const results: Result[] = [];
  const { loads } = checkBudget(CLIENT);
  try {
    const rows: string[][] = [];
    for (const [name, path, route] of pages.map(
      (page) => [page, screens[page].example, screens[page].path] as const,
    )) {
      const ofPage: Result[] = [];
      await makePopular(`${site.origin}${path}`);
      for (let run = 1; run <= runs; run += 1) {
        say(`${name}, run ${run} of ${runs}`);
        ofPage.push(await look(`${site.origin}${path}`, port));
      }
      results.push(...ofPage);
      const load = loads.get(route) ?? Number.NaN;
      rows.push([name, firstLoad(load), ...measures.map((measure) => cellOf(measure, ofPage))]);
    }
    const index = median(results.map(({ environment }) => environment.benchmarkIndex));
    return {
      title: 'Lighthouse',
      text: `Mobile, simulated slow 4G and four times slower processor, medians of ${runs} runs of pages that have been requested often; figures that miss their goal are bold. First script is the compressed script that runs before hydration, as counted by the gate. Script is all script of a visit without interaction, including headers. Search pages have noindex, which lowers their SEO score. Lighthouse's benchmark index of this machine was ${Math.round(index)}.`,
      head: ['page', 'first script kB', ...measures.map(({ name }) => name)],
      rows,
      faults: [],
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Requests a page until the server sends its better compression, as it does for pages that are requested often. */
async function makePopular(address: string): Promise<void> {
  const sizes = new Set<string | null>();
  for (let count = 0; sizes.size < 2; count += 1) {
    if (count === MOST_VISITS)
      throw new Error(`${address} is not compressed better after ${MOST_VISITS} requests.`);
    const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    sizes.add(response.headers.get('content-length'));
  }
}

async function look(address: string, port: number): Promise<Result> {
  const options = [
    `--port=${port}`,
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
  ];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, ...options],
    { maxBuffer: 100_000_000 },
  );
  const result: Result = JSON.parse(stdout);
  if (result.runtimeError !== undefined) throw new Error(`${address}: ${result.runtimeError.message}`);
  return result;
}

/** Formats the bytes that a page loads before hydration. Values above the limit are bold. */
function firstLoad(bytes: number): string {
  const shown = (bytes / 1000).toFixed(0);
  return bytes <= LIMIT ? shown : `**${shown}**`;
}

function cellOf({ read, show, isGood }: Measure, results: readonly Result[]): string {
  const value = median(results.map(read));
  return isGood(value) ? show(value) : `**${show(value)}**`;
}

function score(name: string, least: number): Measure {
  return {
    name,
    read: ({ categories: found }) => Math.round((found[name]?.score ?? 0) * 100),
    show: String,
    isGood: (value) => value >= least,
  };
}

function audit(name: string, id: string, unit: number, digits: number, most: number): Measure {
  return {
    name,
    read: ({ audits }) => (audits[id]?.numericValue ?? Number.NaN) / unit,
    show: (value) => value.toFixed(digits),
    isGood: (value) => value <= most,
  };
}

function transfer(name: string, types: readonly string[] | undefined, most: number): Measure {
  return {
    name,
    read: ({ audits }) => {
      const items = audits['network-requests']?.details?.items ?? [];
      const counted = items.filter(({ resourceType = '' }) => types?.includes(resourceType) ?? true);
      return counted.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
    },
    show: (value) => value.toFixed(0),
    isGood: (value) => value <= most,
  };
}
