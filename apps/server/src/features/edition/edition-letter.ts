import type { EditionTexts } from '@ayrac/domain/mail/edition.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { NewMail } from '#server/features/mail/outbox.ts';
import { presentMailedCampaign } from '#server/features/mail/present-campaign.ts';
import type { Edition, EditionCampaign } from './queries.ts';

/** Content of a mail that is the same for all readers. */
type EditionLetter = Omit<NewMail<'edition-test'>['data'], 'preferencesUrl'>;

/** Returns the campaigns in the mail of an edition: those that were sent, or else those that would be sent now. */
export function shownCampaigns(
  { state, leftOut }: Pick<Edition, 'state' | 'leftOut'>,
  campaigns: readonly EditionCampaign[],
): readonly EditionCampaign[] {
  const isOver = state === 'sent' || state === 'cancelled';
  return campaigns.filter(({ id, isLive }) => (isOver ? !leftOut.includes(id) : isLive));
}

/** Returns the content of an edition's mail in a language. */
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
