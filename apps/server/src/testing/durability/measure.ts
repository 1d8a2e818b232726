import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '#server/db/database.ts';
import { openEmbeddedDatabase } from '#server/db/embedded/open.ts';
import { postmasterOf } from '#server/db/embedded/testing/bench.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedReference } from '#server/seed.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { quoteBody } from '#server/testing/quote-body.ts';
import { KillableNode } from './killable-node.ts';

const SENDERS = 8;
const PAUSE_MS = 50;
const PATIENCE_MS = 60_000;
const TIMEOUTS = { connectMs: 10_000, statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 60_000 };
const submission = '/api/Campaign_Service/public/form-submission/anonymous';

/** What was killed, and the time until the next confirmed request. */
interface Kill {
  readonly what: 'node' | 'database';
  readonly recoveredAfterMs: number;
}

/** Outcome of quote requests sent while processes were being killed. */
export interface Durability {
  readonly confirmed: number;
  /** Confirmed but missing in the database, or without its terms, consents, claim or mail. */
  readonly lost: number;
  /** Stored more than once. */
  readonly doubled: number;
  /** Attempts without a response, or with a request to retry. */
  readonly repeated: number;
  readonly kills: readonly Kill[];
}

/**
 * Sends quote requests, repeating each until it is confirmed, while it kills the node and PostgreSQL in turn, and
 * finally counts what the database holds. Data folder, PostgreSQL and node are its own.
 */
export async function measureDurability(quotes: number, kills: number): Promise<Durability> {
  const folder = await mkdtemp(join(tmpdir(), 'ayrac-durability-'));
  const dataDir = join(folder, 'postgres');
  const silent = { info: () => undefined, warn: () => undefined };
  const embedded = await openEmbeddedDatabase({ dataDir, log: silent });
  const db = openDatabase(embedded.connection, 2, TIMEOUTS);
  await migrate(db.$client);
  await seedReference(db);
  const { id: campaignId } = await makeCampaign(db);
  const node = await KillableNode.start(embedded.connection);
  try {
    const run = new Run(node.origin, campaignId, quotes);
    const killing = killInTurn(run, node, dataDir, kills);
    await Promise.all(Array.from({ length: SENDERS }, () => run.send()));
    const done = await killing;
    return { ...(await compare(db, run.confirmed)), repeated: run.repeated, kills: done };
  } finally {
    await node.stop();
    await db.$client.end();
    await embedded.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** State of the requests, shared by several senders. */
class Run {
  readonly confirmed = new Set<string>();
  repeated = 0;
  /** Start of the latest confirmed attempt. */
  lastConfirmedAttempt = 0;
  #begun = 0;
  readonly #url: string;
  readonly #campaignId: string;
  readonly #quotes: number;

  constructor(origin: string, campaignId: string, quotes: number) {
    this.#url = origin + submission;
    this.#campaignId = campaignId;
    this.#quotes = quotes;
  }

  /** Share of confirmed requests, from 0 to 1. */
  get progress(): number {
    return this.confirmed.size / this.#quotes;
  }

  async send(): Promise<void> {
    while (this.#begun < this.#quotes) {
      this.#begun += 1;
      await this.#sendOne(this.#begun);
    }
  }

  async #sendOne(number: number): Promise<void> {
    const body = quoteBody(this.#campaignId);
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        // A different address for each request, so that no rate limit applies.
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify(body),
    };
    for (const begun = performance.now(); performance.now() - begun < PATIENCE_MS; ) {
      const attempted = performance.now();
      const status = await fetch(this.#url, request).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      if (status === 200) {
        this.confirmed.add(body.email);
        this.lastConfirmedAttempt = Math.max(this.lastConfirmedAttempt, attempted);
        return;
      }
      if (status !== 0 && status !== 503) throw new Error(`A request was answered with ${status}.`);
      this.repeated += 1;
      await delay(PAUSE_MS);
    }
    throw new Error('A request was never confirmed.');
  }
}

/** Kills at equal steps of the progress, and waits after each kill for the next confirmation. */
async function killInTurn(run: Run, node: KillableNode, dataDir: string, kills: number): Promise<Kill[]> {
  const done: Kill[] = [];
  for (let turn = 1; turn <= kills; turn += 1) {
    while (run.progress < turn / (kills + 1)) await delay(5);
    const what = turn % 2 === 1 ? 'node' : 'database';
    const begun = performance.now();
    if (what === 'node') await node.killAndRestart();
    else process.kill(await postmasterOf(dataDir), 'SIGKILL');
    const killed = performance.now();
    while (run.lastConfirmedAttempt < killed && run.progress < 1) await delay(5);
    done.push({ what, recoveredAfterMs: Math.round(performance.now() - begun) });
  }
  return done;
}

async function compare(db: Database, confirmed: ReadonlySet<string>) {
  const { rows } = await db.execute<{ email: string; times: number }>(sql`
    select f.email, count(*)::integer as times
    from quote_form f join lead l on l.form_id = f.id
    where exists (select from lead_context c where c.lead_id = l.id)
      and exists (select from lead_claim c where c.lead_id = l.id)
      and exists (select from consent_record c where c.form_id = f.id)
      and exists (select from mail m where m.recipient = f.email)
    group by f.email order by f.email`);
  const stored = new Set(rows.map(({ email }) => email));
  return {
    confirmed: confirmed.size,
    lost: [...confirmed].filter((email) => !stored.has(email)).length,
    doubled: rows.filter(({ times }) => times > 1).length,
  };
}
