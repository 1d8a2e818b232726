import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallContext } from '#server/api/handler.ts';
import { listenForTags } from '#server/cache/tag-listener.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { occupationRecords } from '#server/features/profile/office.ts';
import { makeOccupation } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { lockRows } from '../rows.ts';
import { type Office, openOffice } from '../testing/open-office.ts';
import { beginChange, updateRecord } from './write-record.ts';

let office: Office;
let context: CallContext;
beforeAll(async () => {
  office = await openOffice();
  const caller = await office.enter('ADMIN');
  // The parts of a call's context that a write needs.
  context = { db: office.db, caller, now: testNow, address: '192.0.2.1' } as CallContext;
});
afterAll(() => office.close());

/** Occupations with the English name declared as personal. */
const personal = { ...occupationRecords, shape: { ...occupationRecords.shape, personal: ['nameEn'] } };

async function write(tx: Executor, id: string, values: Readonly<Record<string, unknown>>) {
  const row = (await lockRows(tx, personal, [id])).get(id);
  if (row === undefined) throw new Error('No such row.');
  await updateRecord(beginChange(tx, context, personal, 'changed'), row, values);
}
const entriesOf = (id: string) => office.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));

it('the audit log keeps only the name of a personal field', async () => {
  const { id } = await makeOccupation(office.db, { name: 'Gizli', nameEn: 'Secret before' });
  await inTransaction(office.db, (tx) => write(tx, id, { nameEn: 'Secret after', position: 2 }));
  const entries = await entriesOf(id);
  expect(entries).toMatchObject([
    { fields: ['nameEn', 'position'], changes: { position: { before: 0, after: 2 } } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Secret');
  const { items } = (await office.get(`occupations/${id}/history`)).json();
  expect(items[0].fields).toEqual([{ name: 'nameEn' }, { name: 'position', before: 0, after: 2 }]);
  const [entry] = entries;
  const undone = (await office.undoChange(entry?.changeId)).json();
  expect(undone.failed).toMatchObject([{ id, code: 'not-undoable' }]);
});

it('a write that is rolled back leaves no entry in the audit log', async () => {
  const { id } = await makeOccupation(office.db, { name: 'Yarım' });
  const broken = inTransaction(office.db, async (tx) => {
    await write(tx, id, { position: 5 });
    throw new Error('Broken off.');
  });
  await expect(broken).rejects.toThrow('Broken off.');
  expect(await entriesOf(id)).toEqual([]);
});

it('every node is told to invalidate what shows the records', async () => {
  const received: string[] = [];
  const listener = listenForTags(office.db.$client.options, (tags) => received.push(...(tags ?? [])));
  const { id } = await makeOccupation(office.db, { name: 'Duyulan' });
  let position = 0;
  // Repeats the write until the listener is connected.
  await expect
    .poll(async () => {
      position += 1;
      await inTransaction(office.db, (tx) => write(tx, id, { position }));
      return received;
    })
    .toContain('occupations');
  await listener.stop();
});
