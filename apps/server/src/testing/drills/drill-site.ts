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

/** What one request came to. */
export interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** A server with everything of its own, for a drill. */
export interface DrillSite {
  readonly origin: string;
  /** The clock that the server reads. */
  readonly clock: { now: Date };
  /** The database as the drill itself reaches it, whatever stands between it and the server. */
  readonly db: Database;
  /** What the server met of the database's troubles. */
  readonly troubles: Troubles;
  /** Sends a quote request, each of another person at another address. */
  readonly write: () => Promise<Answer>;
  /** Asks what no memory answers, and what writes nothing. */
  readonly read: () => Promise<Answer>;
  /** Asks for a page that is kept for everyone. */
  readonly page: () => Promise<Answer>;
  /** Asks whether the server is ready. */
  readonly ready: () => Promise<Answer>;
}

/** What a drill may choose. */
export interface DrillOptions {
  /** Puts something between server and database. */
  readonly reach?: (connection: PoolConfig) => Promise<PoolConfig>;
  /** Settings by their names, as the environment would hold them. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Opens a site on an embedded database with one campaign. The stack closes what was opened. */
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
    // Each from its own address: the limits are not what is tried.
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

/** Like a real page: its loader asks for what it shows, and one that fails makes an error page. */
const render: RenderPage = async (_request, { api }) => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  try {
    return new Response(`${(await api.listCategories()).length} categories`, { headers });
  } catch {
    return new Response('an error page', { status: 500, headers });
  }
};
