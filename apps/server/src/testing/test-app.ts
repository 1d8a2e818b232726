import type { RenderPage } from '@ayrac/contract/page.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Dependencies } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { type Fingerprint, fingerprintOf } from '#server/guards/fingerprint.ts';
import type { Pages } from '#server/pages/pages.ts';
import type { Metrics } from '#server/plugins/metrics.ts';
import type { Services } from '#server/services.ts';
import { openEmbeddedTestDatabase, openTestDatabase, type TestDatabase } from './test-database.ts';

/** Default time of the tests: a Friday at noon in Istanbul. */
export const testNow = new Date('2026-11-20T09:00:00Z');

/** Returns the time this many days after `testNow`; negative numbers give earlier times. */
export function inDays(days: number): Date {
  return new Date(testNow.getTime() + days * dayInMs);
}

/** Options of a test server. */
export interface TestAppOptions {
  /** Caller of every request, whatever its tokens say. */
  readonly caller?: Caller;
  readonly now?: Date;
  readonly random?: () => number;
  /** Used when there is no database to read it from. */
  readonly fingerprint?: Fingerprint;
  /** Settings by the names of their environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly render?: RenderPage;
  readonly serveFiles?: Pages['serveFiles'];
  readonly inlineScripts?: Pages['inlineScripts'];
  readonly styles?: Pages['styles'];
  readonly readOffice?: Pages['readOffice'];
  /** Whether the site is a demo. */
  readonly isDemo?: boolean;
  readonly logger?: NonNullable<Dependencies['logger']>;
  readonly metrics?: Metrics;
  /** An existing database, which the caller drops, for a second server on the same data. */
  readonly on?: TestDatabase;
  /** Whether the new database is on the embedded PostgreSQL, even when the other tests use an external one. */
  readonly isEmbedded?: boolean;
}

/** The real server on a database of its own. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly database: TestDatabase;
  /** Clock of the server; tests may move it. */
  readonly clock: { now: Date };
  /** Sets the caller of later requests, whatever their tokens say; undefined uses the tokens again. */
  readonly actAs: (caller: Caller | undefined) => void;
  readonly close: () => Promise<void>;
}

const served = new WeakSet<Database>();

/** Whether a test server runs on the database, and receives notifications of its changes. */
export function isServed(db: Database): boolean {
  return served.has(db);
}

/** Builds the server for a test file; close it afterwards. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  await using opened = new AsyncDisposableStack();
  const database = options.on ?? (await openOwnDatabase(options, opened));
  const clock = { now: options.now ?? testNow };
  let { caller } = options;
  const { serveFiles = async () => undefined, inlineScripts = [], readOffice = async () => '' } = options;
  const { styles } = options;
  // Generous timeouts, because tests share a machine.
  const patient = { WRITE_TIMEOUT_MS: '20000', LONGEST_WAIT_MS: '20000', DRAIN_MS: '0' };
  // All test visitors share one network and solve no proofs, so its limits are out of the way.
  const crowded = { QUOTE_ATTEMPT_PROOF_FROM: '100000', QUOTE_ATTEMPT_LIMIT: '100000' };
  const env = readEnv({ NODE_ENV: 'test', DEMO: 'off', ...patient, ...crowded, ...options.settings });
  const app = await buildApp({
    db: database.db,
    services: {
      clock: () => clock.now,
      random: options.random ?? (() => 0.5),
      env,
      fingerprint: options.fingerprint ?? (await fingerprintOf(database.db)),
      isDemo: options.isDemo ?? false,
    },
    identify: (bySession) => async (request) => caller ?? bySession(request),
    ...(options.logger === undefined ? {} : { logger: options.logger }),
    ...(options.metrics === undefined ? {} : { metrics: options.metrics }),
    ...(options.render === undefined
      ? {}
      : { pages: { serveFiles, inlineScripts, styles, readOffice, render: options.render } }),
  });
  opened.defer(() => app.close());
  served.add(database.db);
  const closing = opened.move();
  return {
    app,
    db: database.db,
    database,
    clock,
    actAs: (next) => {
      caller = next;
    },
    close: () => closing.disposeAsync(),
  };
}

/** Opens a database that is dropped in any case, also when the server cannot be opened or closed. */
async function openOwnDatabase(
  { isEmbedded = false }: TestAppOptions,
  opened: AsyncDisposableStack,
): Promise<TestDatabase> {
  const database = await (isEmbedded ? openEmbeddedTestDatabase() : openTestDatabase());
  opened.defer(() => database.drop());
  return database;
}

/** Returns the services for a job that runs on a test server, by its clock. */
export async function jobServices({ db, clock }: TestApp): Promise<Services> {
  return {
    clock: () => clock.now,
    random: () => 0.5,
    env: readEnv({ ORIGIN: 'https://ayrac.example' }),
    fingerprint: await fingerprintOf(db),
    isDemo: false,
  };
}
