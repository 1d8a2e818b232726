import { endpoints } from '@ayrac/contract/endpoints.ts';
import { mailLinkMs } from '@ayrac/domain/mail/mail-delivery.ts';
import { NEWSLETTER_LINK_MS } from '@ayrac/domain/mail/newsletter.ts';
import { addresses, inLocale, withToken } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { CallContext } from '#server/api/handler.ts';
import { readLink, signLink } from '#server/guards/signed-link.ts';
import type { Services } from '#server/services.ts';

const purposes = { confirm: 'newsletter-confirm', read: 'newsletter' } as const;

/** Purpose of a code: to confirm, or to manage a subscription. */
export type CodePurpose = keyof typeof purposes;

/** Signs the code by which the owner of an address starts a subscription. */
export function confirmationCode(
  { fingerprint }: Pick<Services, 'fingerprint'>,
  id: string,
  now: Date,
): string {
  return signLink(
    fingerprint,
    purposes.confirm,
    id,
    new Date(now.getTime() + mailLinkMs['newsletter-confirm']),
  );
}

/** Signs the code by which a reader changes or ends a subscription. */
export function readerCode({ fingerprint }: Pick<Services, 'fingerprint'>, id: string, now: Date): string {
  return signLink(fingerprint, purposes.read, id, new Date(now.getTime() + NEWSLETTER_LINK_MS));
}

/** Reads the id from a code, or the reason why it is invalid. */
export function readCode({ now, services }: CallContext, purpose: CodePurpose, code: string) {
  return readLink(services.fingerprint, purposes[purpose], code, now);
}

/** Returns the absolute URLs that mails link to. */
export function mailedAddresses(origin: string, locale: Locale) {
  return {
    confirm: (code: string) => origin + inLocale(addresses.newsletterConfirm(code), locale),
    preferences: (code: string) => origin + inLocale(addresses.newsletterPreferences(code), locale),
    oneClick: (code: string) => origin + withToken(endpoints.unsubscribeByOneClick.path, code),
  };
}
