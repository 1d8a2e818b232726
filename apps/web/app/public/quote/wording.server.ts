import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { notices as english } from '@ayrac/phrases/en/notices.ts';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';
import { notices as turkish } from '@ayrac/phrases/tr/notices.ts';

/** What the form itself shows of the notices; the long texts stay on the server. */
export function wordingOf(
  kind: NoticeKind,
  locale: Locale,
): { readonly noticeVersion: string; readonly questions: ConsentQuestions } {
  const notices = locale === 'en' ? english : turkish;
  return { noticeVersion: notices[kind].version, questions: notices.questions };
}
