import { useSyncExternalStore } from 'react';

/**
 * How whoever looks at a page stands to something on it: `campaign:…`, `brand:…` and `category:…` are followed,
 * `requested:…` held by the account, `asked:…` asked for in this visit.
 */
export type Relation = `${'campaign' | 'brand' | 'category' | 'requested' | 'asked'}:${string}`;

/** Something whose button was pressed, and what it is called. */
export interface Pressed {
  readonly relation: Relation;
  readonly name: string;
  /** Where the press shows by itself, a failure alone is told. */
  readonly isQuiet?: boolean;
}

/** What this tab knows of its visitor. */
interface Known {
  readonly relations: ReadonlySet<Relation>;
  /** When the campaigns among them end, as far as they do and it is known: ISO 8601. */
  readonly ends: ReadonlyMap<Relation, string>;
  /** Notifications that were not read. */
  readonly unread: number;
  /** What was pressed and is not kept yet. */
  readonly pressed: readonly Pressed[];
}

/** What is followed, as a button knows it. */
export interface Followed extends Pressed {
  readonly endAt?: string | null;
}

let known: Known = { relations: new Set(), ends: new Map(), unread: 0, pressed: [] };
const listeners = new Set<() => void>();

/** What is known now; whatever finds it out and keeps it comes late, when there is anything to keep. */
export const readKnown = (): Known => known;

/** Hears of every change. */
export function watchKnown(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes what is known. */
export function changeKnown(next: Partial<Known>): void {
  known = { ...known, ...next };
  for (const listener of listeners) listener();
}

/** What was asked for in this visit, which no server tells. */
export function askedRelations(): readonly Relation[] {
  return [...known.relations].filter((relation) => relation.startsWith('asked:'));
}

/** Whether something is followed, and a press of its button, which shows at once. */
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

/** Whether a relation holds. */
export function useRelation(relation: Relation): boolean {
  return useSyncExternalStore(
    watchKnown,
    () => known.relations.has(relation),
    () => false,
  );
}
