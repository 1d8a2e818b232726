import { holds } from '#server/api/conditional.ts';
import { idOfKey, instantOfKey } from '#server/api/cursor.ts';
import { type CallContext, RawReply } from '#server/api/handler.ts';
import { makeSnapshot, type Snapshot } from './snapshot.ts';

const FRESH_MS = 15_000;

interface Kept {
  readonly snapshot: Promise<Snapshot>;
  readonly until: number;
}

// The first page alone is kept: it is what every visitor's client asks for. One database, one snapshot.
const kept = new WeakMap<object, Kept>();

/** Answers the specified list from a ready snapshot: 304 where the caller holds it, else compressed where taken. */
export async function snapshotReply(context: CallContext, key: readonly string[] | null): Promise<RawReply> {
  const snapshot = await (key === null ? firstPage(context) : laterPage(context, key));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
    etag: snapshot.etag,
    vary: 'accept-encoding',
    ...(snapshot.link === undefined ? {} : { link: snapshot.link }),
  };
  if (holds(context.ifNoneMatch, snapshot.etag)) return new RawReply({ status: 304, headers });
  return context.takesBrotli
    ? new RawReply({ headers: { ...headers, 'content-encoding': 'br' }, body: snapshot.brotli })
    : new RawReply({ headers, body: snapshot.body });
}

function firstPage({ db, now }: CallContext): Promise<Snapshot> {
  const known = kept.get(db);
  if (known !== undefined && known.until > now.getTime()) return known.snapshot;
  const snapshot = makeSnapshot(db, now, null);
  kept.set(db, { snapshot, until: now.getTime() + FRESH_MS });
  // A failed one is not kept: the next caller tries again.
  snapshot.catch(() => kept.delete(db));
  return snapshot;
}

function laterPage({ db, now }: CallContext, [end, ...rest]: readonly string[]): Promise<Snapshot> {
  return makeSnapshot(db, now, [end === 'infinity' ? end : instantOfKey(end), idOfKey(rest)]);
}
