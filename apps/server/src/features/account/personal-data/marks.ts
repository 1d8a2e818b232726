import type { Fingerprint } from '#server/guards/fingerprint.ts';
import type { Person } from './queries.ts';

/** Returns the salted marks that are kept of an erased person. The person cannot be identified from them. */
export function marksOf({ accountId, emailKey }: Person, fingerprint: Fingerprint) {
  return {
    accountMark: accountMark(accountId, fingerprint),
    emailMark: emailKey === null ? null : emailMark(emailKey, fingerprint),
  };
}

export function accountMark(accountId: string, fingerprint: Fingerprint): string {
  return fingerprint('erased-account', accountId);
}

export function emailMark(emailKey: string, fingerprint: Fingerprint): string {
  return fingerprint('erased-email', emailKey);
}
