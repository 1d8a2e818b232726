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
}

/** What this tab knows of its visitor. */
interface Known {
  readonly relations: ReadonlySet<Relation>;
  /** Notifications that were not read. */
  readonly unread: number;
  /** What was pressed and is not kept yet. */
  readonly pressed: readonly Pressed[];
}

let known: Known = { relations: new Set(), unread: 0, pressed: [] };
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

/** Whether a relation holds, and a press of its button, which shows at once. */
export function useRelation(relation: Relation, name = ''): readonly [boolean, () => void] {
  const has = () => known.relations.has(relation);
  const isMarked = useSyncExternalStore(watchKnown, has, () => false);
  const press = () => {
    const relations = new Set(known.relations);
    if (!relations.delete(relation)) relations.add(relation);
    changeKnown({ relations, pressed: [...known.pressed, { relation, name }] });
  };
  return [isMarked, press];
}
