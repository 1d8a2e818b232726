import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { presentLetter } from '#server/features/mail/present-letter.ts';
import { mail } from '#server/features/mail/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { memberBody, postQuote } from '#server/testing/quote-body.ts';
import { openMailing } from './testing/mailing-desk.ts';

const env = readEnv({ NODE_ENV: 'test', DEMO: 'off' });
const { server, ours, post, get, ask, send, mailsOf, rowOf, askAllowing, mailedToken, byLink } =
  await openMailing();

describe('mail about campaigns', () => {
  it('requires a confirmed permission', async () => {
    const { id, email } = await ask(ours, { marketing: { email: true, sms: true, call: true } });
    const refused = await send(id, ours.marketing);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'permission-missing']);
    await byLink('confirm-permission', await mailedToken(email));
    expect((await get(`leads/${id}/mail`)).json().isMarketingAllowed).toBe(true);
    expect((await send(id, ours.marketing)).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ stage: 'new', firstContactAt: null });
    expect(await mailsOf(email, 'lead-marketing')).toHaveLength(1);
  });

  it.each<[string, (asked: Awaited<ReturnType<typeof askAllowing>>) => Promise<unknown>]>([
    ['the page of the request', ({ token }) => byLink('refuse-permission', token)],
    [
      'one click in a mail program',
      async ({ email }) => {
        const [row] = await mailsOf(email, 'lead-marketing');
        if (row === undefined) throw new Error('A mail was put.');
        const { headers } = presentLetter(row, env);
        expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
        const { pathname, search } = new URL((headers['List-Unsubscribe'] ?? '').slice(1, -1));
        server.actAs(undefined);
        const ended = await server.app.inject({ method: 'POST', url: pathname + search });
        server.actAs(ours.agent);
        expect(ended.statusCode).toBe(200);
      },
    ],
  ])('ends by %s, and pending mails are removed', async (_name, end) => {
    const asked = await askAllowing();
    await send(asked.id, ours.marketing);
    await end(asked);
    expect(await mailsOf(asked.email, 'lead-marketing')).toEqual([]);
    expect((await send(asked.id, ours.marketing)).json().code).toBe('permission-missing');
    const { request } = await byLink('open', asked.token);
    expect(request.permissions).toEqual([]);
    expect((await send(asked.id, ours.service)).statusCode).toBe(200);
  });

  it('ends for a member in their profile, with what still waits', async () => {
    const { id: accountId, username, email } = await makeAccount(server.db);
    const own = { kind: 'member', id: accountId, username, role: 'CUSTOMER', sessionId: accountId } as const;
    server.actAs(own);
    const body = memberBody(ours.campaignId, { contactEmail: email, marketing: { email: true } });
    const { relationId } = (await postQuote(server.app, 'authenticated', body)).json();
    server.actAs(ours.agent);
    expect((await send(relationId, ours.marketing)).statusCode).toBe(200);
    const waiting = and(eq(mail.accountId, accountId), eq(mail.template, 'lead-marketing'));
    expect(await server.db.$count(mail, waiting)).toBe(1);
    server.actAs(own);
    expect((await post('/api/me/permissions', { email: false })).statusCode).toBe(200);
    expect(await server.db.$count(mail, waiting)).toBe(0);
  });

  it('ends for a member by one click, but not by a forged one', async () => {
    const { id: accountId, username, email } = await makeAccount(server.db);
    server.actAs({ kind: 'member', id: accountId, username, role: 'CUSTOMER', sessionId: accountId });
    const marketing = { email: true, sms: false, call: false };
    const body = memberBody(ours.campaignId, { contactEmail: email, marketing });
    const { relationId } = (await postQuote(server.app, 'authenticated', body)).json();
    server.actAs(ours.agent);
    expect((await send(relationId, ours.marketing)).statusCode).toBe(200);
    const sent = and(eq(mail.accountId, accountId), eq(mail.template, 'lead-marketing'));
    const [row] = await server.db.select().from(mail).where(sent);
    const { oneClickUrl, stopUrl } = (row?.data ?? {}) as { oneClickUrl: string; stopUrl: string };
    expect(stopUrl).toMatch(/\/profile$/);
    const { pathname, search } = new URL(oneClickUrl);
    const click = (query: string) => server.app.inject({ method: 'POST', url: pathname + query });
    server.actAs(undefined);
    expect((await click(`${search}x`)).statusCode).toBe(404);
    expect(await server.db.$count(mail, sent)).toBe(1);
    expect((await click(search)).statusCode).toBe(200);
    expect(await server.db.$count(mail, sent)).toBe(0);
    server.actAs(ours.agent);
    expect((await send(relationId, ours.marketing)).json().code).toBe('permission-missing');
  });
});
