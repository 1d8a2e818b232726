import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Handlers } from '#server/api/handler.ts';
import { listMissing } from './queries.ts';

export const redirectOfficeHandlers: Handlers<'listMissingPages'> = {
  async listMissingPages({ db, now }, { query }) {
    const since = dayOf(new Date(now.getTime() - (Number(query.period) - 1) * dayInMs));
    const rows = await listMissing(db, since);
    return rows.map(({ path, hits, lastDay }) => ({ path, hits, lastDay }));
  },
};
