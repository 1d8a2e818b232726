/** The places inside of a dialog that led to an entry, its own included; none as long as it has not said where it is. */
export function trailOf(state: unknown): readonly string[] {
  const { trail } = (state ?? {}) as { readonly trail?: unknown };
  return Array.isArray(trail) ? trail.map(String) : [];
}

/** How many steps inside of the dialog led to an entry. */
export function stepsInside(state: unknown): number {
  return Math.max(0, trailOf(state).length - 1);
}
