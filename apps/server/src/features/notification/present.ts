import type { NotificationValue } from '@ayrac/contract/notifications.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { textIn } from '@ayrac/domain/text/text-in.ts';
import type { NotificationRow } from './queries.ts';

export function presentNotification(row: NotificationRow, locale: Locale): NotificationValue {
  const common = {
    id: row.id,
    at: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    campaign: {
      slug: row.slug,
      title: textIn(locale, row.title, row.titleEn),
      brand: row.brandName,
      isShown: row.isShown,
    },
  };
  if (row.kind === 'request-moved') return { ...common, kind: row.kind, state: row.state ?? 'received' };
  return { ...common, kind: row.kind, endAt: row.endAt?.toISOString() ?? null };
}
