const IMPORT = 'import';

/** The address of an import, which keeps what the list of imports is narrowed by. */
export function importAddress(id: string, query: string): string {
  const address = new URLSearchParams(query);
  address.set(IMPORT, id);
  return `?${address}`;
}

/** The list that an import was opened from. */
export function importsAddress(address: URLSearchParams): string {
  const list = new URLSearchParams(address);
  list.delete(IMPORT);
  return `?${list}`;
}
