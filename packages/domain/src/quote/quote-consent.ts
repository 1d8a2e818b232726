import { foldTurkish } from '../text/turkish.ts';
import type { MarketingChoice, QuoteContact } from './quote.ts';

/** Which disclosure a person reads: the general one, or the longer one of the BMW dealer. */
export type NoticeKind = 'general' | 'borusan';

/** A disclosure text as it was shown; `hash` is of its wording, so that a silent change shows. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly version: string;
  readonly hash: string;
}

/** What is kept with a quote about what was shown and ticked; reading the disclosure is no consent. */
export interface QuoteConsentRecord {
  readonly notice: Notice;
  readonly disclosureRead: true;
  readonly explicitConsent: boolean;
  readonly marketing: MarketingChoice;
  /** The version that the client says it showed, when that is another than ours; else `null`. */
  readonly claimedVersion: string | null;
  readonly at: Date;
}

/** The disclosure that a campaign of this brand shows. */
export function noticeForBrand(brandName: string): NoticeKind {
  return foldTurkish(brandName).includes('bmw') ? 'borusan' : 'general';
}

/** The record of a valid contact form, which exists only with the disclosure's box ticked. */
export function recordQuoteConsent(
  contact: Pick<QuoteContact, 'explicitConsent' | 'marketing' | 'noticeVersion'>,
  notice: Notice,
  now: Date,
): QuoteConsentRecord {
  const { explicitConsent, marketing, noticeVersion } = contact;
  const claimedVersion = noticeVersion === notice.version ? null : noticeVersion;
  return { notice, disclosureRead: true, explicitConsent, marketing, claimedVersion, at: now };
}
