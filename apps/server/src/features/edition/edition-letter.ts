import type { EditionTexts } from '@ayrac/domain/mail/edition.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { NewMail } from '#server/features/mail/outbox.ts';
import { presentMailedCampaign } from '#server/features/mail/present-campaign.ts';
import type { Edition, EditionCampaign } from './queries.ts';

/** The part of a letter that is the same for everybody. */
type EditionLetter = Omit<NewMail<'edition-test'>['data'], 'preferencesUrl'>;

/** The campaigns that the letter of an edition shows, which is over or has still to go. */
export function shownCampaigns(
  { state, leftOut }: Pick<Edition, 'state' | 'leftOut'>,
  campaigns: readonly EditionCampaign[],
): readonly EditionCampaign[] {
  const isOver = state === 'sent' || state === 'cancelled';
  return campaigns.filter(({ id, isLive }) => (isOver ? !leftOut.includes(id) : isLive));
}

/** What a letter of an edition says to everybody of one language. */
export function editionLetter(
  { heading, headingEn, text, textEn }: EditionTexts,
  campaigns: readonly EditionCampaign[],
  by: {
    readonly locale: Locale;
    readonly origin: string;
    readonly urlOf: (campaign: EditionCampaign) => string;
  },
): EditionLetter {
  const { locale, origin, urlOf } = by;
  return {
    heading: locale === 'en' ? headingEn : heading,
    text: locale === 'en' ? textEn : text,
    campaigns: campaigns.map((campaign) =>
      presentMailedCampaign(campaign, { locale, origin, url: urlOf(campaign) }),
    ),
  };
}
