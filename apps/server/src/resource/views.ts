import { isResourceName } from '@ayrac/contract/office/index.ts';
import type { View } from '@ayrac/contract/office/views.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { compareTurkish } from '@ayrac/domain/text/turkish.ts';
import { and, eq } from 'drizzle-orm';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { type Executor, violates } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockAccount } from '#server/features/profile/queries.ts';
import { officeView } from './table.ts';

type ViewRow = typeof officeView.$inferSelect;

/** Handlers of the calls for saved views. They access only the caller's own. */
export const viewHandlers: Handlers<'listViews' | 'createView' | 'changeView' | 'deleteView'> = {
  async listViews({ db, caller }, { query }) {
    const isTarget = and(
      eq(officeView.accountId, memberOf(caller).id),
      eq(officeView.resource, query.resource),
    );
    const rows = await db.select().from(officeView).where(isTarget).orderBy(officeView.id);
    return rows.map(presentView).sort((one, other) => compareTurkish(one.name, other.name));
  },

  createView: (context, { body }) =>
    write(context, async (tx, accountId) => {
      if (body.isDefault) await clearDefault(tx, accountId, body.resource);
      return tx
        .insert(officeView)
        .values({ ...body, accountId, createdAt: context.now })
        .returning();
    }),

  changeView: (context, { params, body }) =>
    write(context, async (tx, accountId) => {
      const isTarget = and(eq(officeView.id, params.id), eq(officeView.accountId, accountId));
      const [held] = await tx.select().from(officeView).where(isTarget).for('update');
      if (held === undefined) throw new RefusalError('not-found');
      if (body.isDefault) await clearDefault(tx, accountId, held.resource);
      const { name = held.name, query = held.query, isDefault = held.isDefault } = body;
      return tx.update(officeView).set({ name, query, isDefault }).where(isTarget).returning();
    }),

  async deleteView({ db, caller }, { params }) {
    const isTarget = and(eq(officeView.id, params.id), eq(officeView.accountId, memberOf(caller).id));
    const gone = await db.delete(officeView).where(isTarget).returning({ id: officeView.id });
    if (gone.length === 0) throw new RefusalError('not-found');
    return { id: params.id };
  },
};

async function write(
  { db, caller }: CallContext,
  work: (tx: Executor, accountId: string) => Promise<readonly ViewRow[]>,
): Promise<View> {
  try {
    const { id } = memberOf(caller);
    const [row] = await inTransaction(db, async (tx) => {
      // Locks the account, so that two concurrent writes cannot both set a default view.
      if ((await lockAccount(tx, id)) === undefined) throw new RefusalError('unauthenticated');
      return work(tx, id);
    });
    if (row === undefined) throw new RefusalError('not-found');
    return presentView(row);
  } catch (error) {
    if (!violates(error, 'office_view_name_taken')) throw error;
    throw new RefusalError('validation-failed', { name: 'taken' });
  }
}

/** A list has at most one default view. */
async function clearDefault(tx: Executor, accountId: string, resource: string): Promise<void> {
  const isTarget = and(
    eq(officeView.accountId, accountId),
    eq(officeView.resource, resource),
    eq(officeView.isDefault, true),
  );
  await tx.update(officeView).set({ isDefault: false }).where(isTarget);
}

function presentView({ id, resource, name, query, isDefault }: ViewRow): View {
  if (!isResourceName(resource)) throw new Error(`A view belongs to an unknown resource: ${resource}.`);
  return { id, resource, name, query, isDefault };
}
