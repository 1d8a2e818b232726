import { sharePictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { CardRow } from '#server/features/campaign/listing/card-queries.ts';
import { presentCardOffer } from '#server/features/campaign/offer/present.ts';
import type { MailedCampaign } from './mail-data.ts';

/**
 * Presents a campaign for a mail. Its picture has the same address for everybody, so that it cannot track who opens the
 * mail.
 */
export function presentMailedCampaign(
  row: CardRow,
  by: { readonly locale: Locale; readonly origin: string; readonly url: string },
): MailedCampaign {
  const { picture, ...offer } = presentCardOffer(row, by.locale);
  return { ...offer, url: by.url, picture: by.origin + sharePictureAddress(picture) };
}
