import type { NotificationValue } from '@ayrac/contract/notifications.ts';
import { dayNumberOf } from '@ayrac/domain/time/istanbul-time.ts';

/** Age of a notification in calendar days. */
export type NotificationAge = 'today' | 'week' | 'earlier';

const WEEK_DAYS = 7;

/** Groups notifications by age and keeps their order. Empty groups are left out. */
export function groupByAge<One extends Pick<NotificationValue, 'at'>>(
  notifications: readonly One[],
  now: Date,
): readonly { readonly age: NotificationAge; readonly notifications: readonly One[] }[] {
  const today = dayNumberOf(now);
  const ageOf = ({ at }: One): NotificationAge => {
    const days = today - dayNumberOf(new Date(at));
    return days <= 0 ? 'today' : days < WEEK_DAYS ? 'week' : 'earlier';
  };
  return (['today', 'week', 'earlier'] as const)
    .map((age) => ({ age, notifications: notifications.filter((one) => ageOf(one) === age) }))
    .filter((group) => group.notifications.length > 0);
}
