import type { ComparedCampaignValue } from '@ayrac/contract/comparison.ts';
import type { OptionalQuestion } from '@ayrac/domain/campaign/intake.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';

/** A campaign that a quote is requested for. */
export type RequestedCampaign = Pick<
  ComparedCampaignValue,
  'id' | 'slug' | 'title' | 'brand' | 'notice' | 'requests' | 'picture' | 'figure' | 'endAt'
>;

/** Versions of the notices that the form shows, and their consent questions. */
export interface Wording {
  readonly versions: Readonly<Record<NoticeKind, string>>;
  readonly questions: ConsentQuestions;
}

/** Returns one campaign per brand. A brand has one notice, however many of its campaigns are requested. */
export function brandsOf(campaigns: readonly RequestedCampaign[]): readonly RequestedCampaign[] {
  return campaigns.filter(
    ({ brand }, place) => campaigns.findIndex((one) => one.brand.id === brand.id) === place,
  );
}

/** Returns the name of the check box for a brand's notice. */
export function noticeBox(brandId: string): string {
  return `notice-${brandId}`;
}

/**
 * Returns the optional questions of all campaigns. The server stores for each request only the answers that its
 * campaign asks for.
 */
export function questionsOf(campaigns: readonly RequestedCampaign[]): readonly OptionalQuestion[] {
  return [...new Set(campaigns.flatMap(({ requests }) => requests.questions))];
}
