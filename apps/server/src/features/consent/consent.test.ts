import { notices } from '@ayrac/phrases/tr/notices.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe('consent record', () => {
  async function recordsOf(formId: string) {
    const { rows } = await server.db.execute<Record<string, unknown>>(
      sql`select purpose, is_given, text_version, text_hash, claimed_version, locale, context, recorded_at::timestamptz = ${testNow.toISOString()}::timestamptz as now from consent_record where form_id = ${formId} order by purpose`,
    );
    return rows;
  }

  // Specification 3.4
  it('has an entry per box: the disclosure as read, the optional ones as ticked', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id, {
      explicitConsent: true,
      marketing: { sms: true },
      noticeVersion: notices.general.version,
    });
    const { formId } = (await postQuote(server.app, 'anonymous', body)).json();
    const common = { locale: 'tr', context: `campaign:${id}`, claimed_version: null, now: true };
    const optional = {
      ...common,
      text_version: '2026-11',
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    };
    expect(await recordsOf(formId)).toEqual([
      {
        ...optional,
        purpose: 'disclosure',
        is_given: true,
        text_version: `general/${notices.general.version}`,
      },
      { ...optional, purpose: 'explicit-consent', is_given: true },
      { ...optional, purpose: 'marketing-call', is_given: false },
      { ...optional, purpose: 'marketing-email', is_given: false },
      { ...optional, purpose: 'marketing-sms', is_given: true },
    ]);
  });

  it('records language and wording, and a version that the browser showed but the site does not know', async () => {
    const { id } = await makeCampaign(server.db);
    const send = async (headers: Record<string, string>) => {
      const body = quoteBody(id, { noticeVersion: '2025-01', questionsVersion: '2025-02' });
      const reply = await postQuote(server.app, 'anonymous', body, headers);
      return recordsOf(reply.json().formId);
    };
    const [turkish, ...boxes] = await send({});
    const [english] = await send({ 'accept-language': 'en' });
    expect(turkish).toMatchObject({ locale: 'tr', claimed_version: '2025-01' });
    expect(boxes).toMatchObject(Array(4).fill({ text_version: '2026-11', claimed_version: '2025-02' }));
    expect(english).toMatchObject({ locale: 'en' });
    expect(english?.text_hash).not.toBe(turkish?.text_hash);
  });

  // Specification 1.13
  it('names the longer notice for the brand BMW', async () => {
    const { id: brandId } = await makeBrand(server.db, { name: 'Borusan BMW' });
    const { id } = await makeCampaign(server.db, { brandId });
    const { formId } = (await postQuote(server.app, 'anonymous', quoteBody(id))).json();
    expect((await recordsOf(formId))[0]).toMatchObject({
      text_version: `borusan/${notices.borusan.version}`,
    });
  });

  it('is immutable', async () => {
    const { id } = await makeCampaign(server.db);
    await postQuote(server.app, 'anonymous', quoteBody(id));
    const change = server.db.execute(sql`update consent_record set is_given = true`);
    await expect(change).rejects.toMatchObject({ cause: { message: 'A consent record is never changed.' } });
  });
});
