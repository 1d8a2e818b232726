import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { NoticeController, Notices, NoticeText } from '@ayrac/phrases/notice.ts';

/** The notices in the page's language; both are long, so they come when they are needed. */
export async function loadNotices(locale: Locale): Promise<Notices> {
  const module =
    locale === 'en'
      ? await import('@ayrac/phrases/en/notices.ts')
      : await import('@ayrac/phrases/tr/notices.ts');
  return module.notices;
}

/** A notice with the controller's data in it. */
export async function loadNotice(
  kind: 'general' | 'borusan',
  locale: Locale,
  controller: NoticeController,
): Promise<NoticeText> {
  const [{ fillNotice }, notices] = await Promise.all([
    import('@ayrac/phrases/notice.ts'),
    loadNotices(locale),
  ]);
  return fillNotice(notices[kind], controller);
}
