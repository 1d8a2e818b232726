/**
 * What an entry of the history says where it was opened from the entry before it, and leads back there: a dialog above
 * its page, or a login on the way.
 */
export const detour = { opened: true } as const;

/** Whether an entry was opened from the one before it, and not by its address. */
export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state;
}
