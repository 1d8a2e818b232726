import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import { testNow } from '#server/testing/test-app.ts';
import { notifyOfTexts } from './notify-of-texts.ts';
import { bodyAlone, MIDNIGHT, openTexts, SHIPPED, TOMORROW } from './testing/text-desk.ts';

const { office, second, restore, close, draft, publish } = await openTexts();
beforeEach(() => office.enter('ADMIN'));
afterEach(restore);
afterAll(close);

describe('notification of members', () => {
  const mailsOf = async () =>
    (
      await office.db.execute<{ account_id: string; data: object }>(
        sql`select account_id, data from mail where template = 'text-changed'`,
      )
    ).rows;
  const services = () =>
    ({ clock: () => office.clock.now, env: { origin: 'https://ayrac.example' } }) as Parameters<
      typeof notifyOfTexts
    >[1];
  async function member(isVerified = true): Promise<string> {
    const { id } = await makeAccount(office.db, { role: 'CUSTOMER' });
    await office.db.execute(sql`
      update account set email_verified_at = ${isVerified ? testNow.toISOString() : null} where id = ${id}`);
    await office.db.execute(sql`
      insert into consent_record (account_id, purpose, text_version, text_hash, is_given, locale, context)
      values (${id}, 'disclosure', ${`general/${SHIPPED}`}, 'x', true, 'tr', 'registration')`);
    return id;
  }

  it('is mailed once to verified members who were shown an earlier version', async () => {
    const ids = [await member(), await member()];
    await member(false);
    await draft('general-notice', bodyAlone);
    // The editor knows it before the version is published.
    const ahead = (await office.get('texts/general-notice/readers')).json();
    expect(ahead).toEqual({ shown: { members: 3, requests: 0, subscriptions: 0, messages: 0 }, mailable: 2 });
    await publish('general-notice', TOMORROW);
    const reach = (await office.get('texts/general-notice/versions/2/reach')).json();
    expect(reach).toMatchObject({ shown: { members: 3 }, mailable: 2, telling: null });
    const begun = await office.send('POST', 'texts/general-notice/versions/2/telling');
    expect(begun.json().telling).toMatchObject({ state: 'running', sent: 0, total: 2 });
    // Two nodes at the same time.
    await Promise.all([notifyOfTexts(office.db, services()), notifyOfTexts(second.db, services())]);
    await notifyOfTexts(office.db, services());
    const mails = await mailsOf();
    expect(mails.map((mail) => mail.account_id).toSorted()).toEqual(ids.toSorted());
    expect(mails[0]?.data).toMatchObject({
      url: 'https://ayrac.example/kvkk',
      from: MIDNIGHT.toISOString(),
    });
    const after = (await office.get('texts/general-notice/versions/2/reach')).json();
    expect(after.telling).toMatchObject({ state: 'done', sent: 2 });
    expect((await office.send('POST', 'texts/general-notice/versions/2/telling')).statusCode).toBe(409);
    await office.db.execute(sql`delete from mail`);
  });

  it('can be stopped and resumed', async () => {
    await draft('privacy', bodyAlone);
    await publish('privacy');
    const path = 'texts/privacy/versions/2/telling';
    expect((await office.send('POST', `${path}/stop`)).statusCode).toBe(409);
    await office.send('POST', path);
    expect((await office.send('POST', `${path}/stop`)).json().telling.state).toBe('stopped');
    await notifyOfTexts(office.db, services());
    expect(await mailsOf()).toEqual([]);
    expect((await office.send('POST', path)).json().telling.state).toBe('running');
    await notifyOfTexts(office.db, services());
    expect((await mailsOf()).length).toBeGreaterThan(0);
    await office.db.execute(sql`delete from mail`);
  });

  it('is refused for the shipped version and an unknown one', async () => {
    expect((await office.send('POST', 'texts/privacy/versions/1/telling')).statusCode).toBe(409);
    expect((await office.send('POST', 'texts/privacy/versions/7/telling')).statusCode).toBe(404);
  });
});
