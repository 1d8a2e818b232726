import type { CallContext, Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { brandOf } from '../brand-of.ts';
import { listNotices } from './queries.ts';
import { markSeen } from './writes.ts';

const MOST_SHOWN = 20;

/** Handlers of the calls about notices. Each person reads and marks only their own. */
export const leadNoticeHandlers: Handlers<'listLeadNotices' | 'seeLeadNotices'> = {
  async listLeadNotices({ db, caller, now }: CallContext) {
    const reader = { accountId: memberOf(caller).id, brandId: brandOf(caller) };
    const { total, items } = await listNotices(db, reader, { now, limit: MOST_SHOWN });
    return { total, items: items.map(({ at, ...item }) => ({ ...item, at: at.toISOString() })) };
  },

  async seeLeadNotices({ db, caller, now }, { body: { ids } }) {
    return { seen: await markSeen(db, memberOf(caller).id, { ids, now }) };
  },
};
