import { createHmac } from 'node:crypto';
import { dayInMs, dayNumberOf } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Database } from '#server/db/database.ts';
import { networkOf, networksOf } from './network.ts';

/** Digests of a visitor of one thing, by the salts of today and of yesterday. */
export interface VisitorDigests {
  readonly digest: string;
  readonly formerDigest: string;
}

/**
 * Digest of a network that visits one thing, by today's salt. `share` is the factor by which limits are raised for the
 * network.
 */
export interface NetworkDigest {
  readonly digest: string;
  readonly share: number;
}

interface Salts {
  readonly day: string;
  readonly today: string;
  readonly former: string;
}

const known = new WeakMap<Database, Promise<Salts>>();

/**
 * Returns the caller's digests as a visitor of one thing (such as `view:` and a campaign). A digest can be reproduced
 * only with the day's salt, which is deleted later. Digests of visits to two things cannot be linked.
 */
export async function digestsOfVisitor(context: CallContext, thing: string): Promise<VisitorDigests> {
  const { db, now, address, userAgent } = context;
  const { today, former } = await saltsOf(db, now);
  const visitor = `${thing}\n${networkOf(address)}\n${userAgent}`;
  return { digest: digestBy(today, visitor), formerDigest: digestBy(former, visitor) };
}

/** Returns the digests of the caller's networks for a visit of one thing, by today's salt. */
export async function digestsOfNetworks(
  context: CallContext,
  thing: string,
): Promise<readonly NetworkDigest[]> {
  const { today } = await saltsOf(context.db, context.now);
  return networksOf(context.address).map(({ network, share }) => ({
    digest: digestBy(today, `network:${thing}\n${network}`),
    share,
  }));
}

function digestBy(salt: string, text: string): string {
  return createHmac('sha256', salt).update(text).digest('base64url');
}

/** Returns the salts of today and yesterday. Each node reads them once a day. */
async function saltsOf(db: Database, now: Date): Promise<Salts> {
  const day = dayOf(now, 0);
  const found = known.get(db);
  if (found !== undefined && (await found).day === day) return found;
  const made = makeSalts(db, day, dayOf(now, -1));
  known.set(db, made);
  made.catch(() => known.delete(db));
  return made;
}

/** Creates the day's salt unless another node has done so, and deletes salts older than yesterday's. */
async function makeSalts(db: Database, day: string, dayBefore: string): Promise<Salts> {
  await db.execute(sql`
    insert into view_salt (day, salt)
    values (${day}, gen_random_uuid()::text || gen_random_uuid()::text)
    on conflict do nothing`);
  await db.execute(sql`delete from view_salt where day < ${dayBefore}`);
  const { rows } = await db.execute<{ day: string; salt: string }>(
    sql`select day::text as day, salt from view_salt where day in (${day}, ${dayBefore})`,
  );
  const salts = new Map(rows.map((row) => [row.day, row.salt]));
  const today = salts.get(day);
  if (today === undefined) throw new Error(`The salt of ${day} is missing.`);
  // Without a salt for yesterday, no visitor got a digest then, so any value will do.
  return { day, today, former: salts.get(dayBefore) ?? today };
}

/** Returns the calendar day in Istanbul, `away` days from `now`, as YYYY-MM-DD. */
function dayOf(now: Date, away: number): string {
  return new Date((dayNumberOf(now) + away) * dayInMs).toISOString().slice(0, 10);
}
