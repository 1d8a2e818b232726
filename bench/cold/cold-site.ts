import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { Database } from '../../apps/server/src/db/database.ts';
import { growDemo } from '../../apps/server/src/demo/grow-demo.ts';
import { keepFacets } from '../../apps/server/src/features/campaign/filtering/keep-facets.ts';
import { openSite, type Site } from '../../scripts/site.ts';
import { withDatabase } from '../demo-database.ts';
import { postmasterOf } from '../processor-time.ts';
import type { ColdRequest } from './cold-request.ts';
import { listRequests } from './cold-requests.ts';
import { findPlaces, type Places } from './places.ts';
import type { Answering } from './request-cost.ts';

/** Default number of campaigns in the catalogue of the cold site. */
export const CAMPAIGNS = 10_000;

/** Settings of a cold site. */
interface ColdSettings {
  readonly campaigns: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether responses are cached as usual. */
  readonly hasCaches?: boolean;
  /** What to request; places in the catalogue itself by default. */
  readonly places?: Places;
}

/** Built site with a large catalogue and without response caches, with the requests to measure. */
export interface ColdSite {
  readonly site: Site;
  readonly db: Database;
  readonly connection: PoolConfig;
  /** Folder of its database. */
  readonly databaseDir: string;
  readonly answering: Answering;
  readonly places: Places;
  readonly requests: readonly ColdRequest[];
  /** Aborted when the user stops the measurement. */
  readonly stopping: AbortSignal;
}

/** Runs a measurement on a site without caches, and removes the site afterwards. */
export function withColdSite<Result>(
  say: (line: string) => void,
  { campaigns, env = {}, hasCaches = false, places: given }: ColdSettings,
  work: (cold: ColdSite) => Promise<Result>,
): Promise<Result> {
  return withDatabase(say, async ({ db, dataDir, connection, log, now, stopping }) => {
    say(`filling the catalogue to ${campaigns.toLocaleString('en')} campaigns`);
    await growDemo(db, campaigns, now, log);
    await keepFacets(db, now);
    await db.$client.query('vacuum analyze');
    const site = await openSite({
      DATA_DIR: dataDir,
      TRUST_PROXY: 'loopback',
      ...(hasCaches ? {} : { CACHE_MB: '0' }),
      // Long timeouts: on a busy machine responses may be slow, but their processor time is counted all the same.
      DB_POOL_TIMEOUT_MS: '20000',
      DB_STATEMENT_TIMEOUT_MS: '60000',
      WRITE_TIMEOUT_MS: '20000',
      LONGEST_WAIT_MS: '20000',
      // Quote requests come from few addresses, and faster than people type.
      QUOTE_LEAST_FILL_MS: '1',
      QUOTE_PROOF_FROM: '1000000',
      QUOTE_ATTEMPT_PROOF_FROM: '1000000',
      QUOTE_ATTEMPT_LIMIT: '1000000',
      ...env,
    });
    const databaseDir = join(dataDir, 'postgres');
    try {
      const postmaster = await postmasterOf(databaseDir);
      const answering = { origin: site.origin, pid: site.pid, postmaster };
      const places = given ?? (await findPlaces(db));
      const requests = await listRequests(db, site.origin, places);
      return await work({ site, answering, db, connection, databaseDir, places, requests, stopping });
    } finally {
      await site.close();
    }
  });
}
