import { join, resolve } from 'node:path';
import type * as Budget from '../scripts/gate/budget.ts';
import type * as Sites from '../scripts/site.ts';
import { CommandError, ROOT } from '../scripts/steps.mjs';
import { askEach } from './ask-each.ts';
import { clusterMs, postmasterOf, processorMs } from './processor-time.ts';
import { type Figures, median } from './summary.ts';

/** Requests per round. Processor time is counted in steps of 10 ms, so single requests cannot be measured. */
const PAGES_AT_ONCE = 20;
const FEWEST_AT_ONCE = 8;
const KEPT_AT_ONCE = 2_000;
/**
 * Connections that request kept pages. Over a single one a round would last so long that the node's work in the
 * background would cost more than the pages.
 */
const KEPT_CONNECTIONS = 16;
const ROUNDS = 7;
/** Highest ratio of a page's new cost to its earlier one. */
const LIMIT = 1.05;

const kinds = [
  { name: 'category page', start: '/kategoriler/' },
  { name: 'brand page', start: '/marka/' },
  { name: 'campaign page', start: '/kampanyalar/' },
] as const;

/** One of two checkouts: its site, and the first-load size of each page. */
interface Side extends Sites.Site {
  readonly postmaster: number;
  readonly loads: ReadonlyMap<string, number>;
}
type Sides = readonly [other: Side, own: Side];

/**
 * Sends the same requests to this checkout and to another built one, in turn, and measures processor time per request.
 * No page is requested twice, so that none is cached.
 */
export async function measureBeside(folder: string, say: (line: string) => void): Promise<Figures> {
  const other = await open(resolve(folder));
  try {
    const own = await open(ROOT);
    try {
      return await measure([other, own], say);
    } finally {
      await own.close();
    }
  } finally {
    await other.close();
  }
}

/** Opens a checkout with its own scripts, which know its settings and build. */
async function open(root: string): Promise<Side> {
  const { openSite } = (await import(join(root, 'scripts/site.ts'))) as typeof Sites;
  const { checkBudget } = (await import(join(root, 'scripts/gate/budget.ts'))) as typeof Budget;
  const { loads } = checkBudget(join(root, 'apps/web/build/client'));
  // Long timeouts: on a busy machine responses may be slow, but their processor time is counted all the same.
  const site = await openSite({
    TRUST_PROXY: 'loopback',
    DB_POOL_TIMEOUT_MS: '20000',
    DB_STATEMENT_TIMEOUT_MS: '60000',
  });
  return { ...site, loads, postmaster: await postmasterOf(join(site.dataDir, 'postgres')) };
}

async function measure(sides: Sides, say: (line: string) => void): Promise<Figures> {
  const paths = await listCommonPaths(sides);
  const rows: string[][] = [];
  const faults: string[] = [];
  const note = (name: string, before: number, after: number, unit: string) => {
    const ratio = after / before;
    const row = [`${name}, ${unit}`, before.toFixed(2), after.toFixed(2), ratio.toFixed(2)];
    say(row.join(' | '));
    rows.push(row);
    if (ratio > LIMIT) faults.push(`${name}: ${unit} are ${ratio.toFixed(2)} times the earlier ones.`);
  };
  for (const { name, start } of kinds) {
    const own = paths.filter((path) => path.startsWith(start)).flatMap((path) => [path, `/en${path}`]);
    const times = Math.min(PAGES_AT_ONCE, Math.floor(own.length / (ROUNDS + 1)));
    if (times < FEWEST_AT_ONCE) throw new CommandError(`The two demos share only ${own.length} of: ${name}.`);
    const pathsOf = (round: number) => own.slice(round * times, (round + 1) * times);
    note(name, ...(await costsOf(sides, pathsOf, times, 1)), 'ms');
  }
  note('kept home page', ...(await costsOf(sides, () => ['/'], KEPT_AT_ONCE, KEPT_CONNECTIONS)), 'ms');
  const [other, own] = sides;
  for (const [page, bytes] of own.loads) {
    const before = other.loads.get(page);
    if (before !== undefined) note(page, before / 1_000, bytes / 1_000, 'kB of the first load');
  }
  return {
    title: 'Beside another checkout',
    text: `Milliseconds of processor time of server and PostgreSQL for one request, the median of ${ROUNDS} rounds in which both answer the same addresses of the demo in turn, and what pages load first. The limit is × ${LIMIT}.`,
    head: ['what', 'other', 'this', 'ratio'],
    rows,
    faults,
  };
}

/** Measures the cost per request of both checkouts, which take turns in going first. */
async function costsOf(
  [other, own]: Sides,
  pathsOf: (round: number) => readonly string[],
  times: number,
  connections: number,
): Promise<[number, number]> {
  const costs = { other: [] as number[], own: [] as number[] };
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const turns = [
      { side: other, taken: costs.other },
      { side: own, taken: costs.own },
    ];
    for (const { side, taken } of round % 2 === 0 ? turns : turns.toReversed()) {
      const before = await processorOf(side);
      await askEach(side.origin, { paths: pathsOf(round) }, times, connections);
      if (round > 0) taken.push(((await processorOf(side)) - before) / times);
    }
  }
  return [median(costs.other), median(costs.own)];
}

async function processorOf({ pid, postmaster }: Side): Promise<number> {
  return (await processorMs(pid)) + (await clusterMs(postmaster));
}

/** Returns the paths in the sitemaps of both checkouts. */
async function listCommonPaths(sides: Sides): Promise<readonly string[]> {
  const [others, own] = await Promise.all(sides.map(listPaths));
  const known = new Set(others);
  return (own ?? []).filter((path) => known.has(path));
}

async function listPaths({ origin }: Side): Promise<string[]> {
  const addressesIn = async (address: string) => {
    const answer = await fetch(new URL(address, origin));
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    return [...(await answer.text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
  };
  const maps = await addressesIn('/sitemap.xml');
  return (await Promise.all(maps.map(addressesIn))).flat();
}
