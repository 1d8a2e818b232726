import type { RenderPage } from '@ayrac/contract/page.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Dependencies } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { type Fingerprint, fingerprintOf } from '#server/guards/fingerprint.ts';
import type { Pages } from '#server/pages/load.ts';
import type { Metrics } from '#server/plugins/metrics.ts';
import type { Services } from '#server/services.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** The instant at which tests take place unless they say another: a Friday at noon in Istanbul. */
export const testNow = new Date('2026-11-20T09:00:00Z');

/** So many days after it; negative ones before. */
export function inDays(days: number): Date {
  return new Date(testNow.getTime() + days * dayInMs);
}

/** What a test may choose. */
export interface TestAppOptions {
  /** Who calls, whatever the tokens say. */
  readonly caller?: Caller;
  readonly now?: Date;
  readonly random?: () => number;
  /** Where no database is there to read it from. */
  readonly fingerprint?: Fingerprint;
  /** Settings by their names, as the environment would hold them. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly render?: RenderPage;
  readonly serveFiles?: Pages['serveFiles'];
  readonly inlineScripts?: Pages['inlineScripts'];
  readonly readOffice?: Pages['readOffice'];
  /** Whether it is a demo's site. */
  readonly isDemo?: boolean;
  readonly logger?: NonNullable<Dependencies['logger']>;
  readonly metrics?: Metrics;
  /** A database that is there already: a second server on the same data. */
  readonly on?: TestDatabase;
}

/** The real server on a database of its own. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly database: TestDatabase;
  /** The clock that the server reads; a test moves it. */
  readonly clock: { now: Date };
  /** Who calls from now on, whatever the tokens say; undefined believes these again. */
  readonly actAs: (caller: Caller | undefined) => void;
  readonly close: () => Promise<void>;
}

/** Builds the server for a test file; close it afterwards. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.on ?? (await openTestDatabase());
  const clock = { now: options.now ?? testNow };
  let { caller } = options;
  const { serveFiles = async () => undefined, inlineScripts = [], readOffice = async () => '' } = options;
  // Tests share a machine: what is slow there is no failure.
  const patient = { WRITE_TIMEOUT_MS: '20000', DRAIN_MS: '0' };
  // So do their people, who all come from one network; nobody among them computes a proof.
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
      : { pages: { serveFiles, inlineScripts, readOffice, render: options.render } }),
  });
  return {
    app,
    db: database.db,
    database,
    clock,
    actAs: (next) => {
      caller = next;
    },
    close: async () => {
      await app.close();
      if (options.on === undefined) await database.drop();
    },
  };
}

/** What a job is given that runs on a test's server, by its clock. */
export async function jobServices({ db, clock }: TestApp): Promise<Services> {
  return {
    clock: () => clock.now,
    random: () => 0.5,
    env: readEnv({ ORIGIN: 'https://ayrac.example' }),
    fingerprint: await fingerprintOf(db),
    isDemo: false,
  };
}
