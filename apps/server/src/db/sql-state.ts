/** The SQLSTATE of an error, wherever in its chain of causes the database put it. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const state = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return state ?? sqlStateOf(error.cause);
}
