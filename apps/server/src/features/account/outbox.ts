import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { issueOneTimeToken, type LinkOwner } from './one-time-token.ts';

/** Account whose address has to be verified. */
export interface Unverified extends LinkOwner {
  readonly username: string;
  readonly registeredAt: Date;
  readonly locale: Locale;
}

/** Sends the verification link of an account's address, in the transaction that created or changed it. */
export async function putVerificationMail(
  tx: Executor,
  context: Pick<CallContext, 'services' | 'now'>,
  { username, registeredAt, locale, ...owner }: Unverified,
): Promise<void> {
  const { now } = context;
  const token = await issueOneTimeToken(tx, owner, 'verify-email', now);
  await putMail(tx, {
    to: { accountId: owner.accountId },
    template: 'verify-email',
    locale,
    data: {
      url: siteLink(context, locale, addresses.verifyEmail(token)),
      username,
      registeredAt: registeredAt.toISOString(),
    },
    now,
  });
}

/** Returns the absolute link to a page for a mail, in the language of the recipient. */
export function siteLink({ services }: Pick<CallContext, 'services'>, locale: Locale, path: string): string {
  return services.env.origin + inLocale(path, locale);
}
