import { once } from 'node:events';
import { createServer } from 'node:net';
import { mailAttempts } from '@ayrac/domain/mail/mail-delivery.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { mail } from '../table.ts';
import { refusal } from './testing/mail-server.ts';
import { passTime } from './testing/pass-time.ts';
import { PostOffice } from './testing/post-office.ts';

let post: PostOffice;
beforeAll(async () => {
  post = await PostOffice.open();
});
afterEach(() => post.reset());
afterAll(() => post.close());

describe('mail server', () => {
  it('that is busy gets the mail again after a minute with the same Message-ID', async () => {
    let isBusy = true;
    const seen: (string | undefined)[] = [];
    const server = await post.serve({
      onLetter: ({ messageId }) => {
        seen.push(messageId);
        if (isBusy) throw refusal(451, 'try again later');
      },
    });
    const mailing = await post.work(server.url);
    const id = await post.put();
    const pause = await post.pauseOf(id);
    expect(pause).toBeGreaterThan(50);
    expect(pause).toBeLessThanOrEqual(120);
    expect(await post.rowOf(id)).toMatchObject({
      ...{ state: 'waiting', lastProblem: expect.stringContaining('451 try again later') },
    });
    isBusy = false;
    await passTime(post.db);
    mailing.wake();
    await post.settled(id, { state: 'sent', attempts: 2, lastProblem: null });
    expect(seen).toEqual([seen[0], seen[0]]);
  });

  it('that rejects the recipient ends the delivery, and the log contains no address', async () => {
    const server = await post.serve({
      onRecipient: (address) => {
        throw refusal(550, `<${address}> is unknown here`);
      },
    });
    await post.work(server.url);
    const id = await post.put('yok@ornek.example');
    await post.settled(id, {
      state: 'dead',
      attempts: 1,
      lastProblem: expect.stringContaining('550 *** is unknown'),
    });
    expect(post.log.error).toHaveBeenCalledWith(expect.objectContaining({ mail: id }), 'a mail was given up');
    expect(JSON.stringify(post.log.error.mock.calls)).not.toContain('yok@');
  });

  it('that rejects the last of many attempts ends the delivery', async () => {
    const server = await post.serve({
      onRecipient: () => {
        throw refusal(452, 'mailbox full');
      },
    });
    const id = await post.put();
    await post.db
      .update(mail)
      .set({ attempts: mailAttempts - 1 })
      .where(eq(mail.id, id));
    await post.work(server.url);
    await post.settled(id, { state: 'dead', attempts: mailAttempts });
  });

  it('that rejects the sender is retried, because the settings may be corrected', async () => {
    const server = await post.serve({
      onConnect: () => {
        throw refusal(554, 'no service for you');
      },
    });
    await post.work(server.url);
    await post.settled(await post.put(), {
      state: 'waiting',
      attempts: 1,
      lastProblem: expect.stringContaining('554'),
    });
  });

  it('that never responds is left after a timeout', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('There is no port.');
    await post.work(`smtp://127.0.0.1:${address.port}`, { times: { silenceMs: 100 } });
    await post.settled(await post.put(), {
      state: 'waiting',
      attempts: 1,
      lastProblem: expect.stringMatching(/Timeout/),
    });
    silent.close();
  });

  it('that stops responding is left after a timeout', async () => {
    const server = await post.serve({ onRecipient: () => new Promise<void>(() => undefined) });
    await post.work(server.url, { times: { silenceMs: 100 } });
    const problem = expect.stringContaining('Timeout');
    await post.settled(await post.put(), { state: 'waiting', attempts: 1, lastProblem: problem });
  });

  it('that is unreachable is retried', async () => {
    await post.work(`smtp://127.0.0.1:${await freePort()}`);
    await post.settled(await post.put(), {
      state: 'waiting',
      attempts: 1,
      lastProblem: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('that is slow for one mail does not delay others', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const server = await post.serve({
      onRecipient: (address) => (address.startsWith('yavas') ? held : undefined),
    });
    await post.work(server.url);
    const slow = await post.put('yavas@ornek.example');
    const quick = await post.put('hizli@ornek.example');
    await post.settled(quick, { state: 'sent' });
    expect(await post.rowOf(slow)).toMatchObject({ state: 'waiting' });
    letGo();
    await post.settled(slow, { state: 'sent' });
  });
});
