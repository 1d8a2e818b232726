import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { oneTimeToken } from '#server/features/account/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { auditOf, mailedTokens, mailsOf, makeAccount, postAuth } from '#server/testing/accounts.ts';
import { postJson } from '#server/testing/post-json.ts';
import { testNow } from '#server/testing/test-app.ts';
import { openPeople } from './testing/people-desk.ts';

const { office, far, brandId, findAccount } = await openPeople();

describe('invitation', () => {
  const invitation = { username: 'davetli', email: 'davetli@ornek.example', role: 'CRM_ADMIN', locale: 'tr' };
  const setPassword = (token: string) =>
    postJson(far.app, '/api/public/new-passwords', {
      token,
      password: 'Erik-Agaci9',
      passwordConfirmation: 'Erik-Agaci9',
    });

  it('creates an account with a role, whose owner sets the password once within 48 hours', async () => {
    const reply = await office.send('POST', 'people', { ...invitation, brandId });
    expect(reply.statusCode, reply.body).toBe(200);
    const { id } = reply.json();
    expect(await findAccount(id)).toMatchObject({ role: 'CRM_ADMIN', brandId, emailVerifiedAt: null });
    expect(await mailsOf(office.db, id)).toEqual(['invitation']);
    expect(await auditOf(office.db, id)).toEqual(['invitation-sent']);
    const [link] = await office.db.select().from(oneTimeToken).where(eq(oneTimeToken.accountId, id));
    expect(link?.expiresAt).toEqual(new Date(testNow.getTime() + 48 * 3_600_000));
    const [{ data } = { data: {} }] = await office.db.select().from(mail).where(eq(mail.accountId, id));
    const token = new URL('url' in data ? String(data.url) : '').searchParams.get('kod') ?? '';
    const taken = await setPassword(token);
    expect(taken.statusCode, taken.body).toBe(200);
    expect((await setPassword(token)).json().code).toBe('link-not-valid');
    expect(await findAccount(id)).toMatchObject({ role: 'CRM_ADMIN', brandId, emailVerifiedAt: testNow });
    const login = await postAuth(far.app, 'login', { username: 'davetli', password: 'Erik-Agaci9' });
    // The role takes effect only with a second factor.
    expect(login.json().user).toMatchObject({ role: 'CUSTOMER', secondFactor: 'required' });
  });

  describe('opened by its link', () => {
    const openLink = (token: string) => postJson(far.app, '/api/public/invitations/open', { token });
    const accept = (token: string, username: string, more: object = {}) =>
      postJson(far.app, '/api/public/invitations/accept', {
        ...{ token, username, password: 'Erik-Agaci9', passwordConfirmation: 'Erik-Agaci9' },
        ...more,
      });
    const invite = async (username: string) => {
      const given = { ...invitation, username, email: `${username}@ornek.example`, role: 'ADMIN' };
      const { id } = (await office.send('POST', 'people', given)).json();
      const [{ data } = { data: {} }] = await office.db.select().from(mail).where(eq(mail.accountId, id));
      const url = new URL('url' in data ? String(data.url) : '');
      expect(url.pathname).toBe('/davet');
      return { id: String(id), token: url.searchParams.get('kod') ?? '' };
    };

    it('shows the inviter, the role and the deadline, and accepts a name and a password once', async () => {
      const { id, token } = await invite('cagrilan');
      const until = new Date(testNow.getTime() + 48 * 3_600_000).toISOString();
      expect((await openLink(token)).json()).toEqual({
        ...{ state: 'open', until },
        invitation: { username: 'cagrilan', role: 'ADMIN', invitedBy: expect.stringMatching(/./) },
      });
      expect((await accept(token, 'kendi.adim')).statusCode).toBe(200);
      expect(await findAccount(id)).toMatchObject({ username: 'kendi.adim', emailVerifiedAt: testNow });
      expect((await openLink(token)).json()).toEqual({ state: 'used', until, invitation: null });
      expect((await accept(token, 'bir.daha')).json().code).toBe('link-not-valid');
      expect((await findAccount(id))?.username).toBe('kendi.adim');
      const login = await postAuth(far.app, 'login', { username: 'kendi.adim', password: 'Erik-Agaci9' });
      expect(login.statusCode).toBe(200);
    });

    it('reports its expiry and does nothing any more', async () => {
      const { token } = await invite('gec-kalan');
      far.clock.now = new Date(testNow.getTime() + 48 * 3_600_000);
      expect((await openLink(token)).json()).toMatchObject({ state: 'expired', invitation: null });
      expect((await accept(token, 'gec-kalan')).json().code).toBe('link-not-valid');
      far.clock.now = testNow;
    });

    it('cannot be opened by another link', async () => {
      for (const token of ['', 'x', 'x'.repeat(200)])
        expect((await openLink(token)).json().code).toBe('link-not-valid');
    });

    it.each([
      ['cok', { username: 'taken' }, { username: 'Davetli' }],
      ['cok2', { username: 'invalid-username' }, { username: 'a b' }],
      ['cok3', { password: 'names-owner' }, { password: 'Cok3-Gizli!', passwordConfirmation: 'Cok3-Gizli!' }],
      ['cok4', { passwordConfirmation: 'x' }, { passwordConfirmation: 'Baska-Sifre9' }],
    ])('stays open when the choice of %s is refused', async (name, fields, more) => {
      const { token } = await invite(`${name}-kisi`);
      const refused = await accept(token, `${name}`, more);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, Object.keys(fields)]);
      expect((await openLink(token)).json().state).toBe('open');
    });

    it('goes to one of two people who accept concurrently', async () => {
      const { token } = await invite('iki-kez');
      const replies = await Promise.all(['birinci.ad', 'ikinci.ad'].map((name) => accept(token, name)));
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    });
  });

  it.each<[string, object, object]>([
    ['a username in use', { username: 'Davetli', email: 'x@ornek.example' }, { username: 'taken' }],
    ['an address in use', { username: 'baska', email: 'DAVETLI@ornek.example' }, { email: 'taken' }],
    ['no address', { email: '' }, { email: 'required' }],
    ['a brand user without brand', { username: 'b1', role: 'BRAND' }, { username: 'short-username' }],
    ['a brand user without brand', { username: 'b11', role: 'BRAND' }, { brandId: 'required' }],
    ['a role that there is not', { username: 'b12', role: 'ROOT' }, { role: 'not-a-choice' }],
  ])('is refused per field with %s', async (_name, given, fields) => {
    const reply = await office.send('POST', 'people', { ...invitation, ...given });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(Object.keys(fields));
  });

  it('can be sent again while the address is not verified, which invalidates the previous link', async () => {
    const given = { username: 'tekrar', email: 'tekrar@ornek.example', role: 'CUSTOMER', locale: 'en' };
    const { id } = (await office.send('POST', 'people', given)).json();
    office.clock.now = new Date(testNow.getTime() + 60_000);
    expect((await office.send('POST', `people/${id}/link`)).statusCode).toBe(200);
    office.clock.now = testNow;
    expect(await mailsOf(office.db, id)).toEqual(['invitation', 'invitation']);
    expect(await office.db.$count(oneTimeToken, eq(oneTimeToken.accountId, id))).toBe(1);
  });

  it('sends a verification link to a person who has already registered', async () => {
    const { id } = await makeAccount(office.db, { emailVerifiedAt: null });
    await office.send('POST', `people/${id}/link`);
    expect(await mailedTokens(office.db, id, 'verify-email')).toHaveLength(1);
  });
});
