import type { CallName } from '@ayrac/contract/all-endpoints.ts';
import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import { declaredCalls, type RecordCall } from '@ayrac/contract/office/declared-calls.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { ResourceCalls } from '@ayrac/contract/office/resource-calls.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { ServedResource } from './declaration.ts';
import { type ExportQuery, exportRecords } from './export/export-records.ts';
import { listHistory } from './history/history.ts';
import { type ListQuery, listRecords } from './list-records.ts';
import { reachedBy } from './reach.ts';
import { revealRecord } from './reveal.ts';
import { findRow, presentRow } from './rows.ts';
import { type BulkAction, type Target, writeInBulk } from './write/bulk.ts';
import { binRecord, changeRecord, createRecord, restoreRecord } from './write/change-records.ts';
import { orderRecords } from './write/order-records.ts';

type ResourceHandlers = {
  readonly [Call in RecordCall]: (
    context: CallContext,
    resource: ServedResource,
    input: ParsedInput<ResourceCalls<ResourceShape>[Call]>,
  ) => Promise<unknown>;
};

/** Handlers of the calls that every resource has. */
const resourceHandlers: ResourceHandlers = {
  list: (context, resource, { query }) => listRecords(context, resource, query as ListQuery),

  async get({ db }, resource, { params }) {
    const row = await findRow(db, resource, params.id);
    if (row === undefined) throw new RefusalError('not-found');
    return presentRow(resource, row);
  },

  create: (context, resource, { body }) => createRecord(context, resource, body),

  change: (context, resource, { params, body }) => changeRecord(context, resource, { ...params, ...body }),

  async bin(context, resource, { params, query }) {
    const { change } = await binRecord(context, resource, { ...params, ...query });
    return { change };
  },

  restore: (context, resource, { params }) => restoreRecord(context, resource, params.id),

  order: (context, resource, { body }) => orderRecords(context, resource, body),

  bulk: (context, resource, { body }) =>
    writeInBulk(context, resource, body as { readonly target: Target; readonly action: BulkAction }),

  history: (context, resource, { params, query }) =>
    listHistory(context, resource, { id: params.id, cursor: query.cursor }),

  export: (context, resource, { query }) => exportRecords(context, resource, query as ExportQuery),

  reveal: (context, resource, { params }) => revealRecord(context, resource, params.id),
};

/** Returns the handlers of the given resources by the names of their calls. */
export function handlersOf(
  resources: readonly ServedResource[],
): Readonly<Partial<Record<CallName, (context: CallContext, input: never) => Promise<unknown>>>> {
  const all = resources.flatMap((resource) =>
    declaredCalls(resource.shape).map((call) => [
      `${resource.shape.name}.${call}`,
      (context: CallContext, input: never) =>
        resourceHandlers[call](
          context,
          { ...reachedBy(resource, context.caller), locale: context.locale },
          input,
        ),
    ]),
  );
  return Object.fromEntries(all);
}
