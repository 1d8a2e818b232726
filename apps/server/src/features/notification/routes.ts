import type { Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { presentNotification } from './present.ts';
import { countUnread, listNotificationRows } from './queries.ts';
import { stopReminders } from './stop-reminders.ts';
import { markRead } from './writes.ts';

export const notificationHandlers: Handlers<
  'listNotifications' | 'readNotifications' | 'stopRemindersByOneClick'
> = {
  async listNotifications({ db, caller, locale }) {
    const { id } = memberOf(caller);
    const [rows, unread] = await Promise.all([listNotificationRows(db, id), countUnread(db, id)]);
    return { notifications: rows.map((row) => presentNotification(row, locale)), unread };
  },

  async readNotifications({ db, caller, now }, { body }) {
    const { id } = memberOf(caller);
    await markRead(db, id, body.ids, now);
    return { unread: await countUnread(db, id) };
  },

  async stopRemindersByOneClick(context, { query }) {
    await stopReminders(context, query.kod);
    return {};
  },
};
