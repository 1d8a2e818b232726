const MARK = 'own';

/** Returns the storage key under which a tab keeps something for one account only. */
export function ownKey(accountId: string, name: string): string {
  return `${MARK}:${accountId}:${name}`;
}

/** Returns the name in a storage key of one account, or undefined for any other key. */
export function ownName(key: string): string | undefined {
  return isOwnKey(key) ? key.split(':').slice(2).join(':') : undefined;
}

/** Whether a storage key belongs to one account. */
export function isOwnKey(key: string): boolean {
  return key.startsWith(`${MARK}:`);
}
