import { isResourceName } from '@ayrac/contract/office/index.ts';
import type { View } from '@ayrac/contract/office/views.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { compareTurkish, foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { and, asc, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { type MemberCaller, memberOf } from '#server/api/member.ts';
import { type Executor, violates } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { account } from '#server/features/account/table.ts';
import { lockAccount } from '#server/features/profile/queries.ts';
import { officeView } from './table.ts';

type ViewRow = typeof officeView.$inferSelect;

/** Handlers of the calls for saved views. Those that colleagues share are only listed. */
export const viewHandlers: Handlers<'listViews' | 'createView' | 'changeView' | 'deleteView'> = {
  async listViews({ db, caller }, { query }) {
    const member = memberOf(caller);
    const rows = await db
      .select({ view: officeView, username: account.username })
      .from(officeView)
      .innerJoin(account, eq(account.id, officeView.accountId))
      .where(
        and(eq(officeView.resource, query.resource), or(eq(account.id, member.id), isSharedWith(member))),
      )
      // Colleagues may share views of the same name.
      .orderBy(asc(account.usernameKey));
    const views = rows.map(({ view, username }) =>
      presentView(view, view.accountId === member.id ? null : username),
    );
    return views.sort(
      (one, other) =>
        Number(one.sharedBy !== null) - Number(other.sharedBy !== null) ||
        compareTurkish(one.name, other.name),
    );
  },

  createView: (context, { body }) =>
    write(context, async (tx, accountId) => {
      await refuseTaken(tx, accountId, body);
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
      // An update without values is refused by the database.
      const { name = held.name, ...changed } = body;
      await refuseTaken(tx, accountId, { ...held, name });
      return tx
        .update(officeView)
        .set({ name, ...changed })
        .where(isTarget)
        .returning();
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

/** Refuses a name that reads like that of another view: in any case, with or without accents. */
async function refuseTaken(
  tx: Executor,
  accountId: string,
  { id, resource, name }: Pick<ViewRow, 'resource' | 'name'> & Partial<Pick<ViewRow, 'id'>>,
): Promise<void> {
  const key = foldTurkish(name);
  const others = await tx
    .select({ name: officeView.name })
    .from(officeView)
    .where(
      and(
        eq(officeView.accountId, accountId),
        eq(officeView.resource, resource),
        id === undefined ? undefined : ne(officeView.id, id),
      ),
    );
  // A name of signs alone folds to nothing; the database compares these.
  if (key !== '' && others.some((other) => foldTurkish(other.name) === key))
    throw new RefusalError('validation-failed', { name: 'taken' });
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

/** Whether a view is shared by a colleague: somebody who now has the caller's role and brand. */
function isSharedWith({ role, brandId }: MemberCaller): SQL | undefined {
  return and(
    eq(officeView.isShared, true),
    eq(account.isActive, true),
    eq(account.role, role),
    brandId === undefined ? isNull(account.brandId) : eq(account.brandId, brandId),
  );
}

/** Presents a view. A colleague's is not the one with which the caller's list opens. */
function presentView(row: ViewRow, sharedBy: string | null = null): View {
  const { id, resource, name, query, isShared } = row;
  if (!isResourceName(resource)) throw new Error(`A view belongs to an unknown resource: ${resource}.`);
  const isDefault = row.isDefault && sharedBy === null;
  return { id, resource, name, query, isDefault, isShared, sharedBy };
}
