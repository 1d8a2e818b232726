import type { Fingerprint } from '#server/guards/fingerprint.ts';
import type { Person } from './queries.ts';

/** Returns the salted digests that are kept of an erased person. The person cannot be identified from them. */
export function digestsOf({ accountId, emailKey }: Person, fingerprint: Fingerprint) {
  return {
    accountDigest: accountDigest(accountId, fingerprint),
    emailDigest: emailKey === null ? null : emailDigest(emailKey, fingerprint),
  };
}

export function accountDigest(accountId: string, fingerprint: Fingerprint): string {
  return fingerprint('erased-account', accountId);
}

export function emailDigest(emailKey: string, fingerprint: Fingerprint): string {
  return fingerprint('erased-email', emailKey);
}
