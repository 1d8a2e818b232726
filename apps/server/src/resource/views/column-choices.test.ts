import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { type Office, openOffice } from '../testing/open-office.ts';
import { officeColumns } from './table.ts';

let office: Office;
let owner: Awaited<ReturnType<Office['enter']>>;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  owner = await office.enter('ADMIN');
});
afterAll(() => office.close());

const choose = (resource: unknown, hidden: unknown) =>
  office.send('POST', '/api/crm/column-choices', { resource, hidden });
const list = async () => (await office.get('/api/crm/column-choices')).json();

describe('a choice of columns', () => {
  it('is stored for each list, and replaced by the next one', async () => {
    expect(await list()).toEqual([]);
    await choose('users', ['email']);
    await choose('brands', ['updatedAt', 'isActive']);
    expect((await choose('users', ['email', 'role'])).json()).toEqual({
      resource: 'users',
      hidden: ['email', 'role'],
    });
    await choose('brands', []);
    expect(await list()).toEqual([
      { resource: 'brands', hidden: [] },
      { resource: 'users', hidden: ['email', 'role'] },
    ]);
  });

  it('belongs to one person alone', async () => {
    await choose('users', ['email']);
    await office.enter('CRM_ADMIN');
    expect(await list()).toEqual([]);
    await choose('leads', ['dueAt']);
    office.actAs(owner);
    expect(await list()).toEqual([{ resource: 'users', hidden: ['email'] }]);
  });

  it('is deleted with its owner', async () => {
    await choose('users', ['email']);
    await office.db.delete(account).where(eq(account.id, owner.id));
    expect(await office.db.select().from(officeColumns).where(eq(officeColumns.accountId, owner.id))).toEqual(
      [],
    );
  });

  it('of a list that no longer exists is not returned', async () => {
    await office.db
      .insert(officeColumns)
      .values({ accountId: owner.id, resource: 'former-list', hidden: ['name'] });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['elsewhere', []],
    ['users', 'email'],
    ['users', ['']],
    ['users', ['a'.repeat(201)]],
    ['users', Array(201).fill('a')],
  ])('of %j with %j is refused', async (resource, hidden) => {
    expect((await choose(resource, hidden)).statusCode).toBe(400);
  });

  it('can be made by nobody outside the back office', async () => {
    await office.enter('BRAND');
    expect((await choose('users', [])).statusCode).toBe(403);
  });
});
