import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { type Handlers, RawReply } from '#server/api/handler.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { beginningOf, exported, exportPermissions } from './export-permissions.ts';
import { findPermissions, savePermissions } from './save-permissions.ts';

const USUAL_DAYS = 30;

export const permissionHandlers: Handlers<'getPermissions' | 'savePermissions' | 'exportPermissions'> = {
  getPermissions: (context) => findPermissions(context),

  savePermissions: (context, { body }) => savePermissions(context, body),

  async exportPermissions(context, { query }) {
    const { db, now } = context;
    const since = query.since ?? dayOf(new Date(now.getTime() - USUAL_DAYS * dayInMs));
    const { csv, rows } = await exportPermissions(db, beginningOf(since), now);
    await writeAudit(db, context, exported(since, rows, query.reason));
    return new RawReply({
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="permissions-${since}.csv"`,
      },
      body: csv,
    });
  },
};
