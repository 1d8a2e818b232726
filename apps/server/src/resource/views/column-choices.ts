import { isResourceName } from '@ayrac/contract/office/index.ts';
import { eq } from 'drizzle-orm';
import type { Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { officeColumns } from './table.ts';

/** Handlers of the calls for the columns that the caller hides. */
export const columnChoiceHandlers: Handlers<'listColumnChoices' | 'chooseColumns'> = {
  async listColumnChoices({ db, caller }) {
    const { resource, hidden } = officeColumns;
    const rows = await db
      .select({ resource, hidden })
      .from(officeColumns)
      .where(eq(officeColumns.accountId, memberOf(caller).id))
      .orderBy(resource);
    // A later release may have dropped a list.
    return rows.flatMap((row) => (isResourceName(row.resource) ? [{ ...row, resource: row.resource }] : []));
  },

  async chooseColumns({ db, caller }, { body: { resource, hidden } }) {
    await db
      .insert(officeColumns)
      .values({ accountId: memberOf(caller).id, resource, hidden })
      .onConflictDoUpdate({ target: [officeColumns.accountId, officeColumns.resource], set: { hidden } });
    return { resource, hidden };
  },
};
