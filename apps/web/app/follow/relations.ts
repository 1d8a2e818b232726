import { useSyncExternalStore } from 'react';

/**
 * Relation of the visitor to something on the page: `campaign:…`, `brand:…` and `category:…` are followed,
 * `requested:…` has an open request in the account, `sent:…` was requested in this visit.
 */
export type Relation = `${'campaign' | 'brand' | 'category' | 'requested' | 'sent'}:${string}`;

/** A pressed follow button: its relation and the name of what it follows. */
export interface Pressed {
  readonly relation: Relation;
  readonly name: string;
  /** The page itself shows the outcome, so only a failure is reported. */
  readonly isQuiet?: boolean;
}

/** What this tab knows about the visitor. */
interface Known {
  readonly relations: ReadonlySet<Relation>;
  /** Known ends of campaigns among the relations, as ISO 8601 instants. */
  readonly ends: ReadonlyMap<Relation, string>;
  /** Number of unread notifications. */
  readonly unread: number;
  /** Presses that are not stored yet. */
  readonly pressed: readonly Pressed[];
}

/** What a follow button needs to know about its subject. */
export interface Followed extends Pressed {
  readonly endAt?: string | null;
}

let known: Known = { relations: new Set(), ends: new Map(), unread: 0, pressed: [] };
const listeners = new Set<() => void>();

/**
 * Returns what is known so far. The code that loads and stores relations is fetched later, if there is anything to
 * store.
 */
export const readKnown = (): Known => known;

/** Calls the listener on every change and returns the function that unsubscribes it. */
export function watchKnown(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes what is known and notifies the listeners. */
export function changeKnown(next: Partial<Known>): void {
  known = { ...known, ...next };
  for (const listener of listeners) listener();
}

/** Returns the campaigns requested in this visit, which the server does not return to guests. */
export function sentRelations(): readonly Relation[] {
  return [...known.relations].filter((relation) => relation.startsWith('sent:'));
}

/** Returns whether something is followed, and the function that toggles it. The change is visible at once. */
export function useFollowed({ endAt, ...followed }: Followed): readonly [boolean, () => void] {
  const { relation } = followed;
  const isFollowed = useRelation(relation);
  const press = () => {
    const relations = new Set(known.relations);
    if (!relations.delete(relation)) relations.add(relation);
    const ends = endAt ? new Map(known.ends).set(relation, endAt) : known.ends;
    changeKnown({ relations, ends, pressed: [...known.pressed, { ...followed }] });
  };
  return [isFollowed, press];
}

/** Returns whether a relation holds. */
export function useRelation(relation: Relation): boolean {
  return useSyncExternalStore(
    watchKnown,
    () => known.relations.has(relation),
    () => false,
  );
}
