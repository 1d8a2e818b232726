import type { ComparedCampaignValue } from '@ayrac/contract/comparison.ts';
import type { OptionalQuestion } from '@ayrac/domain/campaign/intake.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';

/** A campaign that a request is sent for. */
export type AskedCampaign = Pick<
  ComparedCampaignValue,
  'id' | 'slug' | 'title' | 'brand' | 'notice' | 'requests' | 'picture' | 'figure' | 'endAt'
>;

/** What the form shows of the notices, and which versions of them. */
export interface Wording {
  readonly versions: Readonly<Record<NoticeKind, string>>;
  readonly questions: ConsentQuestions;
}

/** The brands that hear of the requests, each once: one has one notice, whatever the number of its campaigns. */
export function brandsOf(campaigns: readonly AskedCampaign[]): readonly AskedCampaign[] {
  return campaigns.filter(
    ({ brand }, place) => campaigns.findIndex((one) => one.brand.id === brand.id) === place,
  );
}

/** The name of the box of a brand's notice. */
export function noticeBox(brandId: string): string {
  return `notice-${brandId}`;
}

/** What at least one campaign asks beyond what it must; the server keeps of each what its own form asks. */
export function questionsOf(campaigns: readonly AskedCampaign[]): readonly OptionalQuestion[] {
  return [...new Set(campaigns.flatMap(({ requests }) => requests.questions))];
}
