import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type MigratedServer, openMigratedServer } from './migrated-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Server on which test databases are created. Its own database is the maintenance database; the migrated template
     * is `templateName`.
     */
    testServer: pg.PoolConfig;
    templateName: string;
  }
}

/** The server of the run. The projects share it because Vitest imports this module once for all of them. */
let shared: Promise<MigratedServer> | undefined;

/** Uses the PostgreSQL of TEST_DATABASE_URL for all tests, or starts the embedded one. Returns the teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isFirst = shared === undefined;
  shared ??= openMigratedServer(process.env.TEST_DATABASE_URL);
  const { server, templateName, close } = await shared;
  project.provide('testServer', server);
  project.provide('templateName', templateName);
  return async () => {
    if (isFirst) await close();
  };
}
