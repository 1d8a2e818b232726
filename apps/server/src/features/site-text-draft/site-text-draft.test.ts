import type { SiteText, SiteTextDraft } from '@ayrac/contract/office/site-texts.ts';
import { readTexts } from '@ayrac/domain/site-text/read-text.ts';
import { type SiteTextName, siteTextNames } from '@ayrac/domain/site-text/site-text.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteTextVersion } from '#server/features/site-text/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testNow } from '#server/testing/test-app.ts';
import { bodyAlone, MIDNIGHT, openTexts, SHIPPED, TOMORROW } from './testing/text-desk.ts';

const TODAY = '2026-11-20';

const { office, second, restore, close, read, draft, publish } = await openTexts();
beforeEach(() => office.enter('ADMIN'));
afterEach(restore);
afterAll(close);

const versionOn = async (node: TestApp): Promise<string> =>
  (await node.app.inject({ url: '/api/public/notices' })).json().general.version;

describe('text of the site', () => {
  it.each(siteTextNames)('equals the shipped one, and can be published as read: %s', async (name) => {
    const { holding } = await read(name);
    expect(readTexts(name, holding).problems).toEqual([]);
  });

  it.each<[SiteTextName, string, (text: string, part: string) => string]>([
    ['general-notice', 'html-not-allowed', (text) => `${text} <b>x</b>`],
    ['general-notice', 'placeholder-missing', (text) => text.replaceAll('{controllerName}', 'Ayraç A.Ş.')],
    ['general-notice', 'placeholder-unknown', (text) => `${text} {firma}`],
    ['general-notice', 'required', () => ''],
    ['general-notice', 'too-long', (text) => text + ' uzun'.repeat(5_000)],
    ['general-notice', 'paragraphs-alone', (text) => `${text}\n\n- madde`],
    ['privacy', 'malformed-text', (text) => `${text}\n\n| a | b |\n| c |`],
    ['privacy', 'out-of-order', (text) => `${text}\n\n# X\n\n- madde\n\nparagraf`],
    ['privacy', 'repeated-heading', (text) => `${text}\n\n# Aynı\n\na\n\n# Aynı\n\nb`],
    ['privacy', 'not-a-choice', (text) => `${text}\n\n# X\n\n> yok-boyle-sayfa`],
    ['privacy', 'control-character', (text) => `${text}\u202e`],
  ])('%s is refused as %s', async (name, code, change) => {
    const saved = await draft(name, (text, part) => (part === 'body' ? change(text, part) : text));
    expect(saved.statusCode, saved.body).toBe(200);
    const drafted: SiteTextDraft = saved.json();
    expect(readTexts(name, drafted).problems.map((problem) => problem.code)).toContain(code);
    const reply = await publish(name);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['en.body', 'tr.body']]);
  });

  it('is refused without a section in one language', async () => {
    const { holding } = await read('terms');
    const tr = { ...holding.tr, body: `${holding.tr.body}\n\n# Ek\n\nBir cümle.` };
    await office.send('POST', 'texts/terms/draft', { tr, en: holding.en, note: '', version: 0 });
    expect((await publish('terms')).json().fields).toHaveProperty(['en.body']);
  });
});

describe('draft of a text', () => {
  it('stores unpublishable states, with its author', async () => {
    const { username } = await office.enter('ADMIN');
    const reply = await draft('about', () => '');
    expect(reply.json()).toMatchObject({ version: 1, basedOn: 1, savedBy: username, note: 'Yeni alıcı' });
    expect((await office.get('texts')).json().find((text: SiteText) => text.name === 'about').draft).toEqual({
      savedAt: testNow.toISOString(),
      savedBy: username,
    });
  });

  it('conflicts for the second of two editors, with the current draft', async () => {
    const replies = await Promise.all([draft('about', () => 'bir'), draft('about', () => 'iki')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'record-changed', current: { version: 1 } });
  });

  it('is published once by one of two editors', async () => {
    await draft('general-notice', bodyAlone);
    const replies = await Promise.all([publish('general-notice'), publish('general-notice')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await read('general-notice')).versions).toHaveLength(2);
  });

  it('without a change is not published', async () => {
    await draft('about', (text) => text);
    expect((await publish('about')).json().fields).toHaveProperty('body');
  });

  it('can be discarded', async () => {
    await draft('about');
    expect((await office.send('POST', 'texts/about/draft/discard', { version: 2 })).statusCode).toBe(409);
    const reply = await office.send('POST', 'texts/about/draft/discard', { version: 1 });
    expect([reply.statusCode, reply.json().draft]).toEqual([200, null]);
  });

  it('is visible by its link for a day, until it is published', async () => {
    await draft('general-notice', bodyAlone);
    const { path } = (await office.send('POST', 'texts/general-notice/preview-link')).json();
    const token = path.split('/').at(-1);
    const open = () =>
      office.app.inject({ method: 'POST', url: '/api/public/previews/open-text', payload: { token } });
    const shown = (await open()).json();
    expect(JSON.stringify(shown.text)).toContain('Yeni cümle.');
    expect(JSON.stringify(shown.notice)).toContain('Yeni cümle.');
    expect(shown.text.title).toBe('KVKK aydınlatma metni');
    office.clock.now = new Date(testNow.getTime() + 25 * 3_600_000);
    expect((await open()).statusCode).toBe(404);
    office.clock.now = testNow;
    await publish('general-notice');
    expect((await open()).statusCode).toBe(404);
  });
});

describe('version of a text', () => {
  it('takes effect on every node when published, named after its day', async () => {
    expect(await versionOn(second)).toBe(SHIPPED);
    await draft('general-notice', bodyAlone);
    const reply = await publish('general-notice');
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ holding: { number: 2, version: TODAY }, draft: null });
    const within = { timeout: 2_000, interval: 20 };
    await vi.waitFor(async () => expect(await versionOn(second)).toBe(TODAY), within);
    const page = (await second.app.inject({ url: '/api/public/page-texts/kvkk' })).json();
    expect(JSON.stringify(page.sections)).toContain('Yeni cümle.');
    await draft('general-notice', (text, part) => bodyAlone(text, part));
    await publish('general-notice');
    expect((await read('general-notice')).holding.version).toBe(`${TODAY}.2`);
  });

  it('takes effect at midnight in Istanbul on both nodes at the same instant', async () => {
    await draft('general-notice', bodyAlone);
    expect((await publish('general-notice', TOMORROW)).statusCode).toBe(200);
    const at = async (instant: Date) => {
      office.clock.now = instant;
      second.clock.now = instant;
      return Promise.all([versionOn(office), versionOn(second)]);
    };
    expect(await at(new Date(MIDNIGHT.getTime() - 1))).toEqual([SHIPPED, SHIPPED]);
    expect(await at(MIDNIGHT)).toEqual([TOMORROW, TOMORROW]);
    const rows = await office.db.select().from(siteTextVersion);
    expect(rows.filter(({ name }) => name === 'general-notice')).toHaveLength(2);
  });

  it('can be reverted before it takes effect, and stays on record', async () => {
    await draft('terms', bodyAlone);
    await publish('terms', TOMORROW);
    const back = await office.send('POST', 'texts/terms/versions/2/take-back');
    expect(back.json().versions[0]).toMatchObject({ number: 2, state: 'taken-back', note: 'Yeni alıcı' });
    office.clock.now = MIDNIGHT;
    expect((await read('terms')).holding.number).toBe(1);
    expect((await office.send('POST', 'texts/terms/versions/1/take-back')).json().code).toBe('not-undoable');
    expect((await office.send('POST', 'texts/terms/versions/2/take-back')).statusCode).toBe(404);
  });

  it.each([['2026-11-19'], ['2031-01-01'], ['2026-02-31'], ['yarın'], ['']])(
    'cannot begin on %s',
    async (from) => {
      await draft('terms', bodyAlone);
      const reply = await publish('terms', from);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['from']]);
    },
  );

  it('stays readable after a newer one, with author and reason', async () => {
    const { username } = await office.enter('ADMIN');
    await draft('terms', bodyAlone);
    await publish('terms');
    const [now, before] = (await read('terms')).versions;
    expect(now).toMatchObject({ state: 'holding', createdBy: username, note: 'Yeni alıcı' });
    expect(before).toMatchObject({ state: 'past', createdBy: null, validFrom: null });
    const first = (await office.get('texts/terms/versions/1')).json();
    expect(first.tr.body).not.toContain('Yeni cümle.');
    expect((await office.get('texts/terms/versions/9')).statusCode).toBe(404);
  });
});

describe('consent ledger', () => {
  const listNamed = async (email: string) => {
    const { rows } = await office.db.execute(sql`
      select r.purpose, r.text_version, r.text_hash, r.claimed_version
      from consent_record r join quote_form f on f.id = r.form_id
      where f.email = ${email} and r.purpose in ('disclosure', 'marketing-sms') order by r.purpose`);
    return rows;
  };

  it('permanently names the version in effect at the time', async () => {
    const { id: campaignId } = await makeCampaign(office.db);
    office.actAs({ kind: 'anonymous' });
    await postQuote(office.app, 'anonymous', quoteBody(campaignId, { email: 'once@ornek.example' }));
    const before = await listNamed('once@ornek.example');
    await office.enter('ADMIN');
    await draft('general-notice', bodyAlone);
    await publish('general-notice');
    await draft('consent-questions', (text) => `${text} Elbette.`);
    await publish('consent-questions');
    office.actAs({ kind: 'anonymous' });
    const shown = { email: 'sonra@ornek.example', noticeVersion: TODAY };
    await postQuote(office.app, 'anonymous', quoteBody(campaignId, shown));
    const [disclosure, sms] = await listNamed('sonra@ornek.example');
    expect(disclosure).toMatchObject({ text_version: `general/${TODAY}`, claimed_version: null });
    expect(sms).toMatchObject({ text_version: TODAY });
    expect(sms?.text_hash).not.toBe(before[1]?.text_hash);
    expect(await listNamed('once@ornek.example')).toEqual(before);
    expect(before[0]).toMatchObject({ text_version: `general/${SHIPPED}` });
  });

  it('names the version shown by a form that was opened before a publication', async () => {
    const { id: campaignId } = await makeCampaign(office.db);
    office.actAs({ kind: 'anonymous' });
    const older = { noticeVersion: SHIPPED, questionsVersion: '2026-11' };
    const ask = async (email: string, versions: object) => {
      await postQuote(office.app, 'anonymous', quoteBody(campaignId, { email, ...versions }));
      return listNamed(email);
    };
    const before = await ask('acik@ornek.example', older);
    await office.enter('ADMIN');
    await draft('general-notice', bodyAlone);
    await publish('general-notice');
    await draft('consent-questions', (text) => `${text} Elbette.`);
    await publish('consent-questions');
    await draft('consent-questions', (text) => `${text} Yine.`);
    await publish('consent-questions', TOMORROW);
    office.actAs({ kind: 'anonymous' });
    expect(await ask('acik-kalan@ornek.example', older)).toEqual(before);
    expect(before[1]).toMatchObject({ text_version: '2026-11', claimed_version: null });
    // A version that is not valid yet was shown to nobody.
    const [, early] = await ask('erken@ornek.example', { questionsVersion: TOMORROW });
    expect(early).toMatchObject({ text_version: TODAY, claimed_version: TOMORROW });
  });
});

describe('input of the text endpoints', () => {
  it.each<[string, unknown]>([
    ['texts/nothing/draft', { tr: {}, en: {}, note: '', version: 0 }],
    ['texts/about/draft', { tr: 'x', en: {}, note: '', version: 0 }],
    ['texts/about/draft', { tr: { title: 7 }, en: {}, note: '', version: 0 }],
    ['texts/about/draft', { tr: {}, en: {}, note: '', version: -1 }],
    ['texts/about/draft', { tr: { body: 'x'.repeat(41_000) }, en: {}, note: '', version: 0 }],
    ['texts/about/publish', { version: 'x', from: null }],
    ['texts/about/versions/x/take-back', {}],
  ])('is refused without a server error: %s %o', async (path, body) => {
    expect((await office.send('POST', path, body)).statusCode).toBe(400);
  });

  it('ignores unknown parts', async () => {
    const body = { tr: { title: 'A', __proto__x: 'b' }, en: {}, note: '', version: 0 };
    const saved = (await office.send('POST', 'texts/about/draft', body)).json();
    expect(saved.tr).toEqual({ title: 'A', description: '', body: '' });
  });
});
