import type { Services } from '#server/services.ts';
import type { Person } from './queries.ts';

/** Returns the salted digests that are kept of an erased person. The person cannot be identified from them. */
export function digestsOf(services: Pick<Services, 'fingerprint'>, { accountId, emailKey }: Person) {
  return {
    accountDigest: accountDigest(services, accountId),
    emailDigest: emailKey === null ? null : emailDigest(services, emailKey),
  };
}

export function accountDigest({ fingerprint }: Pick<Services, 'fingerprint'>, accountId: string): string {
  return fingerprint('erased-account', accountId);
}

export function emailDigest({ fingerprint }: Pick<Services, 'fingerprint'>, emailKey: string): string {
  return fingerprint('erased-email', emailKey);
}
