const MARK = 'own';

/** The name under which a tab keeps something for one account alone: to anybody else it is not there. */
export function ownKey(accountId: string, name: string): string {
  return `${MARK}:${accountId}:${name}`;
}

/** Whether a name is that of something kept for one account. */
export function isOwnKey(key: string): boolean {
  return key.startsWith(`${MARK}:`);
}
