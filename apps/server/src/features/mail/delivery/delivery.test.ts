import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testNow } from '#server/testing/test-app.ts';
import { putMail } from '../outbox.ts';
import { countOpenMails } from '../queries.ts';
import { mail } from '../table.ts';
import { eraseMails, retryMail } from '../writes.ts';
import { PostOffice } from './testing/post-office.ts';

/** Mails that a node sends at the same time. */
const WORKERS = 3;

let post: PostOffice;
beforeAll(async () => {
  post = await PostOffice.open();
});
afterEach(() => post.reset());
afterAll(() => post.close());

describe('queued mail', () => {
  it('is sent after its transaction commits, and its link is not stored afterwards', async () => {
    const server = await post.serve();
    await post.work(server.url);
    const id = await post.put('sebnem@ornek.example');
    await server.arrival(1);
    expect(server.arrived[0]).toMatchObject({
      recipients: ['sebnem@ornek.example'],
      from: { address: 'no-reply@ayrac.example', name: 'Ayraç' },
      subject: 'E-posta adresinizi doğrulayın',
      messageId: `<${id}@ayrac.example>`,
    });
    await post.settled(id, { state: 'sent', sentAt: post.now, attempts: 1, data: {} });
  });

  it('is not sent when its transaction is rolled back', async () => {
    const server = await post.serve();
    await post.work(server.url);
    const undone = post.db.transaction(async (tx) => {
      await putMail(tx, {
        to: { email: 'geri@ornek.example' },
        template: 'data-erased',
        locale: 'tr',
        data: {},
        now: post.now,
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await post.put('sonra@ornek.example');
    await server.arrival(1);
    expect(server.arrived.map(({ recipients }) => recipients[0])).toEqual(['sonra@ornek.example']);
    expect(await post.count()).toBe(1);
  });

  it('about an erasure leaves no row behind', async () => {
    const server = await post.serve();
    await post.work(server.url);
    const to = { email: 'gitti@ornek.example' };
    await putMail(post.db, { to, template: 'data-erased', locale: 'en', data: {}, now: post.now });
    await server.arrival(1);
    await post.emptied();
  });

  it('is deleted with its account', async () => {
    const server = await post.serve();
    const to = { accountId: randomUUID() };
    await putMail(post.db, { to, template: 'password-changed', locale: 'tr', data: {}, now: post.now });
    await post.work(server.url);
    await post.emptied();
    expect(server.connections).toBe(0);
  });

  it('is given up unsent after its link has expired', async () => {
    const server = await post.serve();
    const id = await post.put();
    post.now = new Date(testNow.getTime() + 3 * 24 * 3_600_000);
    await post.work(server.url);
    await post.settled(id, { state: 'dead', lastProblem: 'Its link no longer works.' });
    expect(server.connections).toBe(0);
  });

  it('is given up unsent when its address contains header characters', async () => {
    const server = await post.serve();
    const id = await post.put('a@ornek.example\r\nBcc: kurban@ornek.example');
    await post.work(server.url);
    await post.settled(id, { state: 'dead', lastProblem: 'The address is none.' });
    expect(server.connections).toBe(0);
  });
});

describe('mail worker', () => {
  it('sends each mail once on two nodes', async () => {
    const server = await post.serve();
    const ids = await Promise.all(Array.from({ length: 40 }, () => post.put()));
    await post.work(server.url);
    await post.work(server.url);
    await server.arrival(ids.length);
    for (const id of ids) await post.settled(id, { state: 'sent', attempts: 1 });
    expect(new Set(server.arrived.map(({ messageId }) => messageId)).size).toBe(ids.length);
    expect(server.arrived).toHaveLength(ids.length);
  });

  it('sends a password mail before older newsletters', async () => {
    const underWay: string[] = [];
    const { promise: full, resolve: fill } = Promise.withResolvers<void>();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const server = await post.serve({
      onRecipient: async (address) => {
        underWay.push(address);
        if (underWay.length === WORKERS) fill();
        await held;
      },
    });
    const links = {
      oneClickUrl: 'https://ayrac.example/cik',
      preferencesUrl: 'https://ayrac.example/tercih',
    };
    const earlier = new Date(testNow.getTime() - 60_000);
    for (const name of ['a', 'b', 'c', 'd']) {
      await putMail(post.db, {
        to: { email: `${name}@ornek.example` },
        template: 'newsletter-issue',
        locale: 'tr',
        data: { campaigns: [], ...links },
        now: earlier,
      });
    }
    const data = { username: 'elif.y', url: 'https://ayrac.example/sifre-yenile' };
    const to = { email: 'sifre@ornek.example' };
    await putMail(post.db, { to, template: 'password-reset', locale: 'tr', data, now: post.now });
    await post.work(server.url);
    await full;
    expect(underWay).toContain('sifre@ornek.example');
    letGo();
    await server.arrival(5);
  });

  it('finishes the current mails when stopped and takes no other', async () => {
    // As many as there are workers, since one that has just looked for a mail could still take the late one.
    let arrivals = 0;
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const server = await post.serve({
      onLetter: async () => {
        arrivals += 1;
        if (arrivals === WORKERS) arrive();
        await held;
      },
    });
    const mailing = await post.work(server.url);
    const underWay = await Promise.all(Array.from({ length: WORKERS }, () => post.put()));
    await arrived;
    const stopped = mailing.stop();
    const late = await post.put();
    letGo();
    await stopped;
    for (const id of underWay) expect(await post.rowOf(id)).toMatchObject({ state: 'sent' });
    expect(await post.rowOf(late)).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('releases a mail that would delay its stop', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const server = await post.serve({
      onRecipient: () => {
        arrive();
        return new Promise<void>(() => undefined);
      },
    });
    const mailing = await post.work(server.url);
    const id = await post.put();
    await arrived;
    await mailing.stop(1_000);
    expect(await post.rowOf(id)).toMatchObject({ state: 'waiting', attempts: 1, sentAt: null });
  });

  it('keeps mails without a mail server, except those that must leave no trace', async () => {
    const to = { email: 'iz@ornek.example' };
    await putMail(post.db, { to, template: 'data-erased', locale: 'tr', data: {}, now: post.now });
    await post.work();
    const id = await post.put();
    await post.settled(id, { state: 'kept', attempts: 0, data: { url: expect.any(String) } });
    expect(await post.count()).toBe(1);
  });
});

describe('failed mail', () => {
  it('can be retried, while a sent one is not repeated', async () => {
    const dead = await post.put('once@ornek.example');
    await post.db.update(mail).set({ state: 'dead', attempts: 8, lastProblem: 'full' });
    const server = await post.serve();
    await post.work(server.url);
    const sent = await post.put('sonra@ornek.example');
    await post.settled(sent, { state: 'sent' });
    expect(await countOpenMails(post.db)).toEqual({ waiting: 0, dead: 1 });
    const by = { caller: { kind: 'anonymous' }, address: null, now: post.now } as const;
    expect(await retryMail(post.db, by, sent, ['dead', 'kept'])).toBe('record-changed');
    expect(await retryMail(post.db, by, dead)).toBeNull();
    await post.settled(dead, { state: 'sent', attempts: 1, lastProblem: null });
    expect(server.arrived).toHaveLength(2);
  });
});

describe('erased person', () => {
  it("loses all mails to their account or address, and nobody else's", async () => {
    const accountId = randomUUID();
    const { now } = post;
    await putMail(post.db, { to: { accountId }, template: 'password-changed', locale: 'tr', data: {}, now });
    await post.put('Giden@Ornek.example');
    const kept = await post.put('kalan@ornek.example');
    await eraseMails(post.db, {});
    expect(await post.count()).toBe(3);
    await eraseMails(post.db, { accountId, emailKey: 'giden@ornek.example' });
    expect((await post.db.select().from(mail)).map(({ id }) => id)).toEqual([kept]);
  });
});
