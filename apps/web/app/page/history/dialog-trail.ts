/**
 * Returns the places inside a dialog that led to a history entry, including its own. Empty until the dialog has
 * recorded one.
 */
export function trailOf(state: unknown): readonly string[] {
  const { trail } = (state ?? {}) as { readonly trail?: unknown };
  return Array.isArray(trail) ? trail.map(String) : [];
}

/** Returns the number of steps inside the dialog that led to a history entry. */
export function stepsInside(state: unknown): number {
  return Math.max(0, trailOf(state).length - 1);
}
