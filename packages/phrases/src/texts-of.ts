/** Returns all texts of a set. A text with parameters is returned as the source of its function. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [String(value)];
}
