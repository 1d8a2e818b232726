import { validateDataRequest } from '@ayrac/domain/person/data-request.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { createDataRequest } from './create-data-request.ts';
import { presentDataRequest } from './present.ts';
import { listDataRequestRows } from './queries.ts';

export const dataRequestHandlers: Handlers<'createDataRequest' | 'listDataRequests'> = {
  async createDataRequest(context, { body }) {
    const check = validateDataRequest(body);
    if (check.kind === 'invalid') throw new RefusalError('validation-failed', check.fields);
    return presentDataRequest(await createDataRequest(context, check.value, body), context.now);
  },

  async listDataRequests({ db, caller, now }) {
    const rows = await listDataRequestRows(db, memberOf(caller).id);
    return rows.map((row) => presentDataRequest(row, now));
  },
};
