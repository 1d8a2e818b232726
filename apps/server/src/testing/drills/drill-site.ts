import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderPage } from '@ayrac/contract/page.ts';
import type { PoolConfig } from 'pg';
import { buildApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { openEmbeddedDatabase } from '#server/db/embedded/open.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Troubles } from '#server/db/trouble.ts';
import { readEnv } from '#server/env.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { seedReference } from '#server/seed.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { quoteBody } from '#server/testing/quote-body.ts';
import { testNow } from '#server/testing/test-app.ts';

const patient = { connectMs: 10_000, statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 60_000 };
const submission = '/api/Campaign_Service/public/form-submission/anonymous';

/** Status and duration of a request. */
export interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** A server with a database of its own, for a drill. */
export interface DrillSite {
  readonly origin: string;
  /** Clock of the server. */
  readonly clock: { now: Date };
  /** Direct connection to the database, past anything that was put in front of it. */
  readonly db: Database;
  /** Database troubles that the server met. */
  readonly troubles: Troubles;
  /** Sends a quote request, each time from another person and address. */
  readonly write: () => Promise<Answer>;
  /** Makes a call that is not cached and writes nothing. */
  readonly read: () => Promise<Answer>;
  /** Requests a page that is cached for everyone. */
  readonly page: () => Promise<Answer>;
  /** Requests the server's readiness. */
  readonly ready: () => Promise<Answer>;
}

/** Options of a drill. */
export interface DrillOptions {
  /** Puts something between the server and its database. */
  readonly reach?: (connection: PoolConfig) => Promise<PoolConfig>;
  /** Settings by the names of their environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Opens a site with one campaign on an embedded database. The stack closes everything that was opened. */
export async function openDrillSite(
  opened: AsyncDisposableStack,
  { reach = async (connection) => connection, settings }: DrillOptions = {},
): Promise<DrillSite> {
  const folder = await mkdtemp(join(tmpdir(), 'ayrac-drill-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const silent = { info: () => undefined, warn: () => undefined };
  const embedded = await openEmbeddedDatabase({ dataDir: join(folder, 'postgres'), log: silent });
  opened.defer(() => embedded.close());
  const db = openDatabase(embedded.connection, 2, patient);
  opened.defer(() => db.$client.end());
  await migrate(db.$client);
  await seedReference(db);
  const { id: campaignId } = await makeCampaign(db);

  const env = readEnv({
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
    DRAIN_MS: '0',
    QUOTE_LIMIT_PER_ADDRESS: '1000000',
    QUOTE_PROOF_FROM: '1000000',
    ...settings,
  });
  const clock = { now: testNow };
  const fingerprint = await fingerprintOf(db);
  const served = openDatabase(await reach(embedded.connection), env.database.poolSize, env.database.timeouts);
  opened.defer(() => served.$client.end());
  const app = await buildApp({
    db: served,
    services: { clock: () => clock.now, random: Math.random, env, fingerprint, isDemo: false },
    pages: { serveFiles: async () => undefined, inlineScripts: [], readOffice: async () => '', render },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  opened.defer(() => app.close());

  let sent = 0;
  const ask = async (path: string, request: RequestInit = {}): Promise<Answer> => {
    sent += 1;
    // A different address for each request, so that no rate limit applies.
    const from = { 'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` };
    const begun = performance.now();
    const answer = await fetch(origin + path, { ...request, headers: { ...request.headers, ...from } });
    await answer.arrayBuffer();
    return { status: answer.status, ms: performance.now() - begun };
  };
  return {
    origin,
    clock,
    db,
    troubles: served.$client.troubles,
    write: () =>
      ask(submission, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(quoteBody(campaignId)),
      }),
    read: () => ask('/api/public/campaigns'),
    page: () => ask('/'),
    ready: () => ask('/readyz'),
  };
}

/** Behaves like a real page: its loader makes a call, and a failure renders an error page. */
const render: RenderPage = async (_request, { api }) => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  try {
    return new Response(`${(await api.listCategories()).length} categories`, { headers });
  } catch {
    return new Response('an error page', { status: 500, headers });
  }
};
