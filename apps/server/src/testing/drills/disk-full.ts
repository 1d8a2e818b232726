import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { openDrillSite } from './drill-site.ts';
import { type Load, StatusCounts, type Statuses, sendSteadily, timeUntil } from './load.ts';

/**
 * Load of the drill. After `unreadyAfterMs` milliseconds of failed writes, the server must report that it is not ready.
 */
export interface DiskFullLoad extends Load {
  readonly unreadyAfterMs?: number;
}

/** Responses of the server while nothing could be written, and how soon its readiness changed. */
export interface DiskFullFigures {
  readonly writes: Statuses;
  /** Responses of calls that are not cached. */
  readonly reads: Statuses;
  readonly pages: Statuses;
  /** How often the server met the full disk. */
  readonly met: number;
  /** Time from the first failed write until the server was not ready. */
  readonly unreadyMs: number;
  /** Time from the end of the fault until the server was ready again. */
  readonly readyAgainMs: number;
}

/**
 * Simulates a full disk under a steady load: the database refuses every write with the error that PostgreSQL reports in
 * that case.
 */
export async function runDiskFullDrill({
  unreadyAfterMs = 10_000,
  ...load
}: DiskFullLoad): Promise<DiskFullFigures> {
  await using opened = new AsyncDisposableStack();
  const settings = { UNREADY_AFTER_MS: String(unreadyAfterMs) };
  const { db, write, read, page, ready, troubles } = await openDrillSite(opened, { settings });
  for (const ask of [write, read, page, ready]) await timeUntil(200, ask);

  await refuseWrites(db);
  const counts = new StatusCounts<'write' | 'read' | 'page'>();
  counts.hear('write', await write());
  const [unreadyMs] = await Promise.all([
    timeUntil(503, ready),
    sendSteadily(load, { write, read, page }, (kind, answer) => counts.hear(kind, answer)),
  ]);
  const met = troubles.counts.get('disk-full') ?? 0;
  await allowWrites(db);
  const readyAgainMs = await timeUntil(200, ready);
  await timeUntil(200, write);
  const [writes, reads, pages] = [counts.of('write'), counts.of('read'), counts.of('page')];
  return { writes, reads, pages, met, unreadyMs, readyAgainMs };
}

/** Makes every table raise the error that PostgreSQL raises when a file cannot grow. */
async function refuseWrites(db: Database): Promise<void> {
  await db.execute(sql`
    create function refuse_for_want_of_room() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`);
  await db.execute(sql`
    do $$
    declare place name;
    begin
      for place in select tablename from pg_tables where schemaname = 'public' loop
        execute format(
          'create trigger full_disk before insert or update or delete on %I
             execute function refuse_for_want_of_room()', place);
      end loop;
    end $$`);
}

async function allowWrites(db: Database): Promise<void> {
  await db.execute(sql`drop function refuse_for_want_of_room cascade`);
}
