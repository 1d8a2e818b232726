const MARK = 'own';

/** Returns the storage key under which a tab keeps something for one account only. */
export function ownKey(accountId: string, name: string): string {
  return `${MARK}:${accountId}:${name}`;
}

/** Whether a storage key belongs to one account. */
export function isOwnKey(key: string): boolean {
  return key.startsWith(`${MARK}:`);
}
