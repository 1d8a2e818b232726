import { foldTurkish } from '../text/turkish.ts';

/** Which disclosure a person reads: the general one, or the longer one of the BMW dealer. */
export type NoticeKind = 'general' | 'borusan';

/** The disclosure that a campaign of this brand shows. */
export function noticeForBrand(brandName: string): NoticeKind {
  return foldTurkish(brandName).includes('bmw') ? 'borusan' : 'general';
}
