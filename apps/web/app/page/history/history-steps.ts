/**
 * State of a history entry that was opened from the entry before it and returns there, such as a dialog over its page
 * or a login on the way.
 */
export const detour = { opened: true } as const;

/** Whether a history entry was opened from the one before it, and not by its address. */
export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state;
}
