import { foldTurkish } from '../text/turkish.ts';

/** Kind of privacy notice: the general one, or the longer one of the BMW dealer. */
export type NoticeKind = 'general' | 'borusan';

/** Returns the privacy notice for a campaign of this brand. */
export function noticeForBrand(brandName: string): NoticeKind {
  return foldTurkish(brandName).includes('bmw') ? 'borusan' : 'general';
}
