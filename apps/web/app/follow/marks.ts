import { useSyncExternalStore } from 'react';

/**
 * What a page marks for whoever looks at it: `campaign:…`, `brand:…` and `category:…` are followed, `requested:…` held by
 * the account, `asked:…` asked for in this visit.
 */
export type Mark = `${'campaign' | 'brand' | 'category' | 'requested' | 'asked'}:${string}`;

/** Something whose button was pressed, and what it is called. */
export interface Pressed {
  readonly mark: Mark;
  readonly name: string;
}

/** What this tab knows of its visitor. */
interface Known {
  readonly marks: ReadonlySet<Mark>;
  /** Notifications that were not read. */
  readonly unread: number;
  /** What was pressed and is not kept yet. */
  readonly pressed: readonly Pressed[];
}

let known: Known = { marks: new Set(), unread: 0, pressed: [] };
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
export function askedMarks(): readonly Mark[] {
  return [...known.marks].filter((mark) => mark.startsWith('asked:'));
}

/** Whether something is marked, and a press of its button, which shows at once. */
export function useMark(mark: Mark, name = ''): readonly [boolean, () => void] {
  const has = () => known.marks.has(mark);
  const isMarked = useSyncExternalStore(watchKnown, has, () => false);
  const press = () => {
    const marks = new Set(known.marks);
    if (!marks.delete(mark)) marks.add(mark);
    changeKnown({ marks, pressed: [...known.pressed, { mark, name }] });
  };
  return [isMarked, press];
}
