import { templateProblem } from '@ayrac/domain/lead/lead-mail.ts';
import { mailTemplates as english } from '@ayrac/phrases/en/office/mail-templates.ts';
import { mailTemplates as turkish } from '@ayrac/phrases/tr/office/mail-templates.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { beginWriting } from './begin-writing.ts';
import { mailTemplate } from './table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const begin = () => beginWriting(server.db, testNow);
const of = (brandId: string) =>
  server.db.select().from(mailTemplate).where(eq(mailTemplate.brandId, brandId)).orderBy(mailTemplate.name);

it('every new brand begins with templates once, on however many nodes, and not again after it deleted them', async () => {
  const [first, second] = [await makeBrand(server.db), await makeBrand(server.db)];
  await Promise.all([begin(), begin(), begin()]);
  expect((await of(first.id)).map(({ name }) => name).toSorted()).toEqual(
    Object.values(turkish.byDefault)
      .map(({ name }) => name)
      .toSorted(),
  );
  await server.db.delete(mailTemplate).where(eq(mailTemplate.brandId, first.id));
  await begin();
  expect([(await of(first.id)).length, (await of(second.id)).length]).toEqual([0, 5]);
});

it('templates are dated when they are made, also for a brand that is older', async () => {
  const { id } = await makeBrand(server.db, { createdAt: new Date('2026-01-05T09:00:00Z') });
  await begin();
  for (const made of await of(id)) expect(made).toMatchObject({ createdAt: testNow, updatedAt: testNow });
});

it('their texts promise no call, because some requesters want to be written to', () => {
  const texts = [turkish, english].map(({ byDefault }) => JSON.stringify(byDefault));
  expect(texts.filter((text) => /(?<!\p{L})ara(?:dık|yaca|mak)|\b(?:call|phone)/iu.test(text))).toEqual([]);
});

it('their texts are valid in both languages', () => {
  for (const { byDefault } of [turkish, english])
    for (const { subject, text } of Object.values(byDefault))
      expect([templateProblem(subject), templateProblem(text)]).toEqual([null, null]);
});

it('they are offered for a request, named in the language of the office and filled in both', async () => {
  const { id: brandId } = await makeBrand(server.db, { name: 'Yeni Oto' });
  const { id: campaignId } = await makeCampaign(server.db, { brandId, title: 'Kış lastiği' });
  await begin();
  const { relationId } = (
    await postQuote(server.app, 'anonymous', quoteBody(campaignId, { name: 'Şükrü', surname: 'Can' }))
  ).json();
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId });
  server.actAs({ kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId });
  const offered = async (locale: string) =>
    (
      await server.app.inject({
        url: `/api/crm/leads/${relationId}/mail`,
        headers: { 'accept-language': locale },
      })
    ).json().templates;
  const byDefault = { tr: turkish.byDefault, en: english.byDefault };
  const ready = { tr: turkish.byDefault.ready, en: english.byDefault.ready };
  for (const locale of ['tr', 'en'] as const) {
    const found = (await offered(locale)).find(({ name }: { name: string }) => name === ready[locale].name);
    // For a new request, the confirmation comes first.
    expect((await offered(locale))[0].name).toBe(byDefault[locale].received.name);
    expect(found).toMatchObject({
      purpose: 'service',
      tr: { subject: 'Teklifiniz hazır', text: expect.stringContaining('“Kış lastiği”') },
      en: { subject: 'Your quote is ready', text: expect.stringContaining('Hello Şükrü Can') },
    });
  }
});
