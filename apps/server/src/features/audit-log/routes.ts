import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { findChanges } from './queries.ts';

export const auditLogHandlers: Handlers<'getAuditChanges'> = {
  async getAuditChanges({ db }, { params }) {
    const found = await findChanges(db, params.id);
    if (found === undefined) throw new RefusalError('not-found');
    const changes = found.changes ?? {};
    const names = new Set([...found.fields, ...Object.keys(changes)]);
    return [...names].map((name) => ({ name, ...changes[name] }));
  },
};
