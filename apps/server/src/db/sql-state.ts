/** Returns the SQLSTATE of an error or of the nearest cause that has one; undefined without one. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const state = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return state ?? sqlStateOf(error.cause);
}
