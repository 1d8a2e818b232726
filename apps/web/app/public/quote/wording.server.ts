import type { Client } from '@ayrac/contract/client.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';

/** Returns the version and the consent questions that the form shows. The long texts stay on the server. */
export async function wordingOf(
  kind: NoticeKind,
  api: Client,
): Promise<{ readonly noticeVersion: string; readonly questions: ConsentQuestions }> {
  const notices = await api.getNotices();
  return { noticeVersion: notices[kind].version, questions: notices.questions };
}
