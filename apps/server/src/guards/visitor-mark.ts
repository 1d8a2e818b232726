import { createHmac } from 'node:crypto';
import { dayInMs, dayNumberOf } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Database } from '#server/db/database.ts';
import { networkOf, networksOf } from './network.ts';

/** A visitor at one thing, as marked today and as marked yesterday. */
export interface VisitorMarks {
  readonly mark: string;
  readonly formerMark: string;
}

/** A network at one thing, as marked today, and how many customers' share it has. */
export interface NetworkMark {
  readonly mark: string;
  readonly share: number;
}

interface Salts {
  readonly day: string;
  readonly today: string;
  readonly former: string;
}

const known = new WeakMap<Database, Promise<Salts>>();

/**
 * Marks the caller at one thing (`view:` and a campaign). Only who has the day's salt can make a mark again, and the
 * salt is deleted; what was marked at two things cannot be joined.
 */
export async function markVisitor(context: CallContext, thing: string): Promise<VisitorMarks> {
  const { db, now, address, userAgent } = context;
  const { today, former } = await saltsOf(db, now);
  const visitor = `${thing}\n${networkOf(address)}\n${userAgent}`;
  return { mark: markBy(today, visitor), formerMark: markBy(former, visitor) };
}

/** Marks the networks that the caller is counted in, at one thing and for today. */
export async function markNetworks(context: CallContext, thing: string): Promise<readonly NetworkMark[]> {
  const { today } = await saltsOf(context.db, context.now);
  return networksOf(context.address).map(({ network, share }) => ({
    mark: markBy(today, `network:${thing}\n${network}`),
    share,
  }));
}

function markBy(salt: string, marked: string): string {
  return createHmac('sha256', salt).update(marked).digest('base64url');
}

/** The salts of this day, read once a day by each node. */
async function saltsOf(db: Database, now: Date): Promise<Salts> {
  const day = dayOf(now, 0);
  const found = known.get(db);
  if (found !== undefined && (await found).day === day) return found;
  const made = makeSalts(db, day, dayOf(now, -1));
  known.set(db, made);
  made.catch(() => known.delete(db));
  return made;
}

/** All nodes meet the same row; the first of a day makes it and removes what is older than the day before. */
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
  if (today === undefined) throw new Error(`The day ${day} has no salt.`);
  // Nobody was marked on a day without a salt.
  return { day, today, former: salts.get(dayBefore) ?? today };
}

/** The calendar day in Istanbul, some days away, as YYYY-MM-DD. */
function dayOf(now: Date, away: number): string {
  return new Date((dayNumberOf(now) + away) * dayInMs).toISOString().slice(0, 10);
}
