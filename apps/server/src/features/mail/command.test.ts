import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { mailCommand } from './command.ts';
import { mail } from './table.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => database.drop());

async function addMail(values: Partial<typeof mail.$inferInsert>): Promise<string> {
  const [added] = await database.db
    .insert(mail)
    .values({
      ...{
        recipient: 'sebnem@ornek.example',
        recipientKey: 'sebnem@ornek.example',
        template: 'password-reset',
      },
      ...{ locale: 'tr', data: {}, state: 'dead', notBefore: new Date(), createdAt: new Date(), ...values },
    })
    .returning({ id: mail.id });
  return added?.id ?? '';
}

async function run(...words: string[]): Promise<string> {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await mailCommand.run(database.db, mailCommand.parseArguments(words), readEnv({ NODE_ENV: 'test' }));
  return output.mock.calls.map(([text]) => text).join('');
}

const stateOf = async (id: string) =>
  (await database.db.select().from(mail).where(eq(mail.id, id)))[0]?.state;

it('retries mails with an audit entry each, but none that has expired', async () => {
  const longAgo = new Date(Date.now() - 90 * 24 * hourInMs);
  const late = await addMail({ createdAt: longAgo });
  const outdated = await addMail({ template: 'newsletter-edition', createdAt: longAgo });
  const [fresh, kept] = [await addMail({}), await addMail({ state: 'kept' })];
  expect(await run('retry-all')).toBe('1 mails will be retried.\n2 mails are too old to be sent.\n');
  expect(await run('retry', late)).toContain('link in this mail no longer works');
  expect(await run('retry', outdated)).toContain('out of date');
  expect(await run('retry', fresh)).toContain('No matching mail');
  expect(await run('retry', kept)).toContain('will be retried');
  expect(await Promise.all([late, outdated, fresh, kept].map(stateOf))).toEqual([
    ...['dead', 'dead', 'waiting', 'waiting'],
  ]);
  const entries = await database.db.select().from(auditEntry).where(eq(auditEntry.action, 'mail-retried'));
  expect(entries.map(({ targetId }) => targetId).toSorted()).toEqual([fresh, kept].toSorted());
});
