import { endpoints } from '@ayrac/contract/endpoints.ts';
import { NEWSLETTER_LINK_MS } from '@ayrac/domain/mail/newsletter.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { readLink, signLink } from '#server/guards/signed-link.ts';
import type { Services } from '#server/services.ts';

const purposeOf = (editionId: string) => `edition-click-${editionId}`;

/**
 * Returns the path of a click link to a campaign. It contains the edition and the campaign, but nothing about the
 * reader.
 */
export function clickPath(
  { fingerprint }: Pick<Services, 'fingerprint'>,
  link: {
    readonly editionId: string;
    readonly campaignId: string;
    readonly locale: Locale;
    readonly now: Date;
  },
): string {
  const { editionId, campaignId, locale, now } = link;
  const until = new Date(now.getTime() + NEWSLETTER_LINK_MS);
  const code = signLink(fingerprint, purposeOf(editionId), campaignId, until);
  const path = endpoints.followEditionLink.path.replace(':edition', editionId).replace(':code', code);
  return locale === 'en' ? `${path}?dil=en` : path;
}

/** Reads the campaign from the code of an edition's link; undefined when the signature is invalid or expired. */
export function readClick(
  { fingerprint }: Pick<Services, 'fingerprint'>,
  editionId: string,
  code: string,
  now: Date,
): string | undefined {
  const link = readLink(fingerprint, purposeOf(editionId), code, now);
  return link.kind === 'id' ? link.id : undefined;
}
