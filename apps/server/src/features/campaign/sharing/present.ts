import { createHash } from 'node:crypto';
import { formatDate } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { mails as english } from '@ayrac/phrases/en/mails.ts';
import { mails as turkish } from '@ayrac/phrases/tr/mails.ts';
import { presentOffer } from '#server/features/campaign/offer/present.ts';
import { shareVersion } from '#server/features/picture/cover/present.ts';
import type { WholeCampaign } from '../queries.ts';

const DIGITS = 10;
const frames = { tr: turkish.frame, en: english.frame };

/** Returns the content of a campaign's shared picture, and its address, which changes with the content. */
export function presentShare(whole: WholeCampaign, locale: Locale) {
  const { title, brand, figure, endsAt, picture } = presentOffer(whole, locale);
  const end = endsAt === null ? '' : frames[locale].lastDay({ date: formatDate(endsAt, locale) });
  const words = { title, brand, figure, end };
  const digest = createHash('sha256')
    .update(JSON.stringify([shareVersion, picture, words]))
    .digest('hex');
  const address = `/pictures/campaigns/${whole.campaign.id}-${locale}-${digest.slice(0, DIGITS)}.jpeg`;
  return { address, picture, words };
}
