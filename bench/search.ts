import type { Locale } from '@ayrac/domain/text/locale.ts';
import { growDemo } from '../apps/server/src/demo/grow-demo.ts';
import { keepFacets } from '../apps/server/src/features/campaign/filtering/keep-facets.ts';
import { campaign } from '../apps/server/src/features/campaign/table.ts';
import {
  everydayQueries,
  type SearchScore,
  scoreSearch,
} from '../apps/server/src/features/search/testing/everyday-queries.ts';
import { clientOf } from './database.ts';
import { withDatabase } from './demo-database.ts';
import type { Figures } from './summary.ts';

const LARGE = 100_000;
const GOALS = { first: 0.9, amongThree: 0.95 } as const;

/** Runs typical searches on the demo data and on a large catalogue, and rates the first results. */
export function measureSearch(say: (line: string) => void): Promise<Figures> {
  return withDatabase(say, async ({ db, log, now, stopping }) => {
    const clients = { tr: await clientOf(db, now, 'tr'), en: await clientOf(db, now, 'en') };
    const rows: string[][] = [];
    const faults: string[] = [];
    for (const size of [undefined, LARGE]) {
      stopping.throwIfAborted();
      if (size !== undefined) {
        say(`filling the catalogue to ${size.toLocaleString('en')} campaigns`);
        await growDemo(db, size, now, log);
      }
      await keepFacets(db, now);
      await db.$client.query('vacuum analyze');
      const campaigns = (await db.$count(campaign)).toLocaleString('en');
      for (const locale of ['tr', 'en'] as const) {
        const score = await scoreIn(locale, clients[locale]);
        for (const line of [...score.missed, ...score.later, ...score.deadEnds]) say(line);
        rows.push([campaigns, locale, ...cells(score)]);
        faults.push(...faultsOf(score).map((fault) => `${campaigns} campaigns, ${locale}: ${fault}`));
      }
    }
    return figuresOf(rows, faults);
  });
}

function scoreIn(locale: Locale, client: Awaited<ReturnType<typeof clientOf>>): Promise<SearchScore> {
  const queries = everydayQueries.filter((one) => one.locale === locale);
  return scoreSearch(queries, ({ query }) => client.searchCampaigns({ query: { q: query } }));
}

const share = (value: number) => `${(value * 100).toFixed(1)} %`;

function cells({ asked, first, amongThree, deadEnds }: SearchScore): string[] {
  return [String(asked), share(first), share(amongThree), String(deadEnds.length)];
}

function faultsOf({ first, amongThree, deadEnds }: SearchScore): string[] {
  return [
    ...(first < GOALS.first ? [`${share(first)} first`] : []),
    ...(amongThree < GOALS.amongThree ? [`${share(amongThree)} among the first three`] : []),
    ...(deadEnds.length > 0 ? [`${deadEnds.length} dead ends`] : []),
  ];
}

function figuresOf(rows: readonly (readonly string[])[], faults: readonly string[]): Figures {
  return {
    title: 'Searches',
    text: 'Typical search terms, and the share for which the intended category, brand, campaign or shortcut is the first result, or among the first three: at least 90 and 95 %. No search may be a dead end.',
    head: ['campaigns', 'language', 'queries', 'first', 'among three', 'dead ends'],
    rows,
    faults,
  };
}
