import { useSyncExternalStore } from 'react';

/** What a page marks for whoever looks at it: `campaign:…`, `brand:…` and `category:…` are followed, `requested:…` held. */
export type Mark = `${'campaign' | 'brand' | 'category' | 'requested'}:${string}`;

/** Something whose button was pressed, and what it is called. */
export interface Pressed {
  readonly mark: Mark;
  readonly name: string;
}

/** Where what guests follow lies on their device. */
export const GUEST_FOLLOWS = 'follows';

let marks: ReadonlySet<Mark> = new Set();
let unread = 0;
let pressed: readonly Pressed[] = [];
const listeners = new Set<() => void>();

function say(): void {
  for (const listener of listeners) listener();
}

/** The marks of this tab; what fetches and keeps them comes late, when there is anything to keep. */
export const markStore = {
  read: () => marks,
  readUnread: () => unread,
  readPressed: () => pressed,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  publish: (next: ReadonlySet<Mark>, nextUnread = unread) => {
    marks = next;
    unread = nextUnread;
    say();
  },
  /** Shows a press at once; whoever keeps the marks takes it from here. */
  press: (one: Pressed) => {
    const next = new Set(marks);
    if (!next.delete(one.mark)) next.add(one.mark);
    marks = next;
    pressed = [...pressed, one];
    say();
  },
  takePressed: () => {
    const taken = pressed;
    pressed = [];
    return taken;
  },
};

/** How many notifications are unread. */
export function useUnread(): number {
  return useSyncExternalStore(
    markStore.subscribe,
    () => unread,
    () => 0,
  );
}

/** Whether something is marked; nothing is on the server, nor before script has found out. */
export function useMark(mark: Mark): boolean {
  return useSyncExternalStore(
    markStore.subscribe,
    () => marks.has(mark),
    () => false,
  );
}
