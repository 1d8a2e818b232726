import { randomUUID } from 'node:crypto';
import { mailAttempts } from '@ayrac/domain/mail/mail-delivery.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { putMail } from '../outbox.ts';
import { mail } from '../table.ts';
import { retryMail, settleMail, takeMail } from '../writes.ts';
import { refusal } from './testing/mail-server.ts';
import { PostOffice } from './testing/post-office.ts';

const soon = { timeout: 30_000 };

let post: PostOffice;
beforeAll(async () => {
  post = await PostOffice.open();
});
afterEach(() => post.reset());
afterAll(() => post.close());

/** Lets no mail get into a state, until the returned function is called. */
async function refuseState(state: 'sent' | 'kept') {
  await post.db.execute(sql.raw(`alter table mail add constraint refused check (state <> '${state}')`));
  return () => post.db.execute(sql`alter table mail drop constraint refused`);
}

async function putToAccount(): Promise<string> {
  const to = { accountId: randomUUID() };
  return putMail(post.db, { to, template: 'password-changed', locale: 'tr', data: {}, now: post.now });
}

it('an attempt that throws is a failed one', async () => {
  const server = await post.serve();
  const failure = new Error('no connection');
  const id = await putToAccount();
  await post.work(server.url, { findAddress: () => Promise.reject(failure) });
  await post.settled(id, { state: 'waiting', attempts: 1, lastProblem: 'The attempt was interrupted.' });
  expect(await post.pauseOf(id)).toBeGreaterThan(0);
  expect(post.log.error).toHaveBeenCalledWith({ err: failure, mail: id }, expect.any(String));
});

it('a mail is given up after its last attempt threw', async () => {
  const id = await putToAccount();
  await post.db.update(mail).set({ attempts: mailAttempts - 1 });
  const server = await post.serve();
  await post.work(server.url, { findAddress: () => Promise.reject(new Error('no connection')) });
  await post.settled(id, { state: 'dead', lastProblem: 'The attempt was interrupted.' });
});

it('a mail is given up unsent after the worker of its last attempt died', async () => {
  const id = await post.put();
  await post.db.update(mail).set({ attempts: mailAttempts });
  const server = await post.serve();
  await post.work(server.url);
  await post.settled(id, { state: 'dead', lastProblem: 'The attempt was interrupted.' });
  expect(server.connections).toBe(0);
});

it("a job does not repeat the mail server's answer, which may name a person", async () => {
  const server = await post.serve({
    onRecipient: () => {
      throw refusal(451, 'the mailbox of Elif Demir is busy');
    },
  });
  await post.work(server.url);
  const id = await post.put();
  await post.pauseOf(id);
  expect(await post.rowOf(id)).toMatchObject({ lastProblem: expect.stringContaining('Elif Demir') });
  const { rows } = await post.db.execute(sql`
    select output ->> 'message' as message, output::text like '%Elif%' as names from pgboss.job
    where data ->> 'mailId' = ${id}`);
  expect(rows).toEqual([{ message: 'The mail is tried again later.', names: false }]);
});

it('an outcome that could not be stored is logged once and stored later', async () => {
  const server = await post.serve();
  const letGo = await refuseState('sent');
  await post.work(server.url, { times: { troubleMs: 10 } });
  const id = await post.put();
  await vi.waitFor(() => expect(post.log.error).toHaveBeenCalled(), soon);
  await letGo();
  await post.settled(id, { state: 'sent', attempts: 1 });
  expect(post.log.error).toHaveBeenCalledExactlyOnceWith(
    { err: expect.any(Error), mail: id },
    'the outcome of a mail was not stored yet',
  );
  expect(server.arrived).toHaveLength(1);
});

it('a failure to keep mails is logged', async () => {
  const letGo = await refuseState('kept');
  await post.put();
  await post.work();
  await vi.waitFor(() => expect(post.log.error).toHaveBeenCalled(), soon);
  await letGo();
  expect(post.log.error).toHaveBeenCalledWith(
    { err: expect.any(Error) },
    'background work failed: keeping mails',
  );
});

it('an attempt does not settle one of the same number after a retry by hand', async () => {
  const id = await post.put();
  const old = await takeMail(post.db, id, 'ayrac.example');
  await post.db.update(mail).set({ state: 'dead' }).where(eq(mail.id, id));
  const by = { caller: { kind: 'anonymous' }, address: null, now: post.now } as const;
  expect(await retryMail(post.db, by, id)).toBeNull();
  const taken = await takeMail(post.db, id, 'ayrac.example');
  if (old === undefined || taken === undefined) throw new Error('No mail waits.');
  const earlier = { ...old, triedAt: new Date(old.triedAt.getTime() - 60_000) };
  await settleMail(post.db, earlier, { state: 'dead', problem: 'late' });
  expect(await post.rowOf(id)).toMatchObject({ state: 'waiting', attempts: 1, lastProblem: null });
  await settleMail(post.db, taken, { state: 'sent', at: post.now });
  expect(await post.rowOf(id)).toMatchObject({ state: 'sent' });
});
