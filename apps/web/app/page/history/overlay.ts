/** What an entry of the history shows over its page. */
interface Overlay {
  readonly id: string;
  /** Key of the entry of the page below. */
  readonly page: string;
}

interface Entry {
  readonly key: string;
  readonly state: unknown;
}

/** Hash of an entry with an overlay whose page has none: a navigation that changes only the hash loads no data. */
export const OVERLAY_HASH = '#pencere';

/** Returns the overlay of a history entry, or undefined. */
export function overlayOf(state: unknown): Overlay | undefined {
  return ((state ?? {}) as { readonly overlay?: Overlay }).overlay;
}

/** Returns the key of the entry's page: an overlay leaves the page as it is. */
export function pageKeyOf({ key, state }: Entry): string {
  return overlayOf(state)?.page ?? key;
}

/** Returns the state of an entry that shows an overlay over another entry. */
export function withOverlay(id: string, entry: Entry) {
  return { ...(entry.state as object | null), overlay: { id, page: pageKeyOf(entry) } };
}
