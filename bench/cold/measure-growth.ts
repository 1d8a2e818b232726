import { type Figures, median, ms } from '../summary.ts';
import { type ColdRequest, namedBy } from './cold-request.ts';
import { CAMPAIGNS, withColdSite } from './cold-site.ts';
import { ALONE, type AloneCost, costAlone, spentInQuiet } from './request-cost.ts';

/** Default number of campaigns in the large catalogue. */
export const MANY_CAMPAIGNS = 100_000;

const ROUNDS = 5;
/** Below this many milliseconds, a cost is a few ticks of the processor's clock in all, and has no ratio. */
const LEAST_MS = 0.25;

/** Something in the small and in the large catalogue. */
interface Both<Value> {
  readonly small: Value;
  readonly large: Value;
}

/** A kind of request, with its costs in each round so far. */
interface Kind {
  readonly request: Both<ColdRequest>;
  readonly rounds: Both<AloneCost>[];
}

/**
 * Measures what uncached requests cost in a small and in a large catalogue, which contains the small one. Both sites get
 * the same requests in turn, so that a change of the machine's speed affects both alike.
 */
export function measureGrowth(
  campaigns: number,
  only: readonly string[],
  say: (line: string) => void,
): Promise<Figures> {
  return withColdSite(say, { campaigns: CAMPAIGNS }, (small) =>
    withColdSite(say, { campaigns, places: small.places }, async (large) => {
      const kinds = kindsOf(namedBy(only, small.requests), namedBy(only, large.requests));
      for (let round = 1; round <= ROUNDS; round += 1) {
        say(`round ${round} of ${ROUNDS}`);
        const quiet = {
          small: await spentInQuiet(small.answering),
          large: await spentInQuiet(large.answering),
        };
        for (const { request, rounds } of kinds) {
          large.stopping.throwIfAborted();
          rounds.push({
            small: await costAlone(small.answering, request.small, quiet.small),
            large: await costAlone(large.answering, request.large, quiet.large),
          });
        }
      }
      return figuresOf(kinds, campaigns);
    }),
  );
}

/** Pairs the requests of both sites, which are of the same kinds in the same order. */
function kindsOf(small: readonly ColdRequest[], large: readonly ColdRequest[]): Kind[] {
  return small.flatMap((request, index) => {
    const other = large[index];
    return other === undefined ? [] : [{ request: { small: request, large: other }, rounds: [] }];
  });
}

function rowOf({ request, rounds }: Kind): string[] {
  return [
    request.small.name,
    ...compared(rounds, ({ serverMs }) => serverMs),
    ...compared(rounds, ({ databaseMs }) => databaseMs),
    ms(median(rounds.map(({ large }) => large.p50))),
    ms(median(rounds.map(({ large }) => large.p99))),
  ];
}

/** Returns a cost in both catalogues, and the median of the ratios of each round. */
function compared(rounds: readonly Both<AloneCost>[], figure: (cost: AloneCost) => number): string[] {
  const both = [
    median(rounds.map(({ small }) => figure(small))),
    median(rounds.map(({ large }) => figure(large))),
  ];
  const ratio = median(rounds.map(({ small, large }) => figure(large) / figure(small)));
  const hasRatio = both.every((value) => value >= LEAST_MS);
  return [...both.map((value) => value.toFixed(2)), hasRatio ? ratio.toFixed(2) : ''];
}

function figuresOf(kinds: readonly Kind[], campaigns: number): Figures {
  const [few, many] = [CAMPAIGNS, campaigns].map((count) => count.toLocaleString('en'));
  return {
    title: `Uncached requests among ${many} campaigns`,
    text: `Milliseconds of processor time of one request, of the server and of PostgreSQL, with ${few} and with ${many} campaigns and the caches off: medians of ${ROUNDS} rounds of ${ALONE} requests, in which both sites got the same requests in turn. The ratio is that of each round, and is left out below ${LEAST_MS} ms. The goals are × 1.1 for the server, × 1.3 for PostgreSQL, and 100 ms at p99 among a million.`,
    head: [
      'request',
      `server ms, ${few}`,
      many ?? '',
      'ratio',
      `PostgreSQL ms, ${few}`,
      many ?? '',
      'ratio',
      `p50 among ${many}`,
      'p99',
    ],
    rows: kinds.map(rowOf),
    faults: [],
  };
}
