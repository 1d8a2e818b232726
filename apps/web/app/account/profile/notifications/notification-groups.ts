import type { NotificationValue } from '@ayrac/contract/notifications.ts';
import { dayNumberOf } from '@ayrac/domain/time/istanbul-time.ts';

/** How long ago something was told, by the calendar's days. */
export type NotificationAge = 'today' | 'week' | 'earlier';

const WEEK_DAYS = 7;

/** News by its age, in the order it came in; an age without any is left out. */
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
