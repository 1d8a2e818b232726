const IMPORT = 'import';

/** Returns the address of an import, which keeps the filters of the list. */
export function importAddress(id: string, query: string): string {
  const address = new URLSearchParams(query);
  address.set(IMPORT, id);
  return `?${address}`;
}

/** Returns the address of the list that an import was opened from. */
export function importsAddress(address: URLSearchParams): string {
  const list = new URLSearchParams(address);
  list.delete(IMPORT);
  return `?${list}`;
}
