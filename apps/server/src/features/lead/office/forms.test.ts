import type { forms } from '@ayrac/contract/office/forms.ts';
import type { RowOf } from '@ayrac/contract/office/resource.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { isSelected, selectIds } from '#server/resource/rows.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { quoteForm } from '../table.ts';
import { formRecords } from './forms.ts';
import { customerCampaignRecords, formCampaignRecords } from './links.ts';

type Form = RowOf<typeof forms>;

let office: Office;
let campaign: Awaited<ReturnType<typeof makeCampaign>>;
let formId: string;
beforeAll(async () => {
  office = await openOffice();
  campaign = await makeCampaign(office.db, {
    title: 'Yaz fırsatı',
    brandId: (await makeBrand(office.db, { name: 'Ayraç Motor' })).id,
  });
  office.actAs(undefined);
  const body = quoteBody(campaign.id, {
    ...{ name: 'Şükrü', surname: 'Işıkğöl', email: 'Sukru.I@Ornek.example', phoneNumber: '5321112233' },
    ...{ gender: 'male', birthday: '1980-04-23', marketing: { email: true } },
    contactPreference: { channel: 'whatsapp', timeOfDay: 'evening' },
  });
  formId = (await postQuote(office.app, 'anonymous', body)).json().formId;
  const other = await makeCampaign(office.db);
  await postQuote(office.app, 'anonymous', quoteBody(other.id), { 'accept-language': 'en' });
  await office.enter('ADMIN');
});
afterAll(() => office.close());

const list = async (query: Readonly<Record<string, string>>): Promise<Form[]> => {
  const reply = await office.get('forms', query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().items;
};
const idsOf = (rows: readonly Form[]) => rows.map(({ id }) => id);

describe('stored form', () => {
  it('is found before it asks for anything, within other filters', async () => {
    const asker = { name: 'Nurgül', surname: 'Çınar', email: 'nurgul@ornek.example', phone: '+905551230077' };
    const [form] = await office.db
      .insert(quoteForm)
      .values({ ...asker, emailKey: asker.email, city: 'İzmir', town: 'Bornova' })
      .returning();
    expect(idsOf(await list({ q: 'NURGUL cinar' }))).toEqual([form?.id]);
    expect(idsOf(await list({ q: '0077', isSuspect: 'false' }))).toEqual([form?.id]);
    expect(await list({ q: 'nurgül', isSuspect: 'true' })).toEqual([]);
    expect(await list({ q: 'nurgül', campaignId: campaign.id })).toEqual([]);
  });

  it('is shown as it was sent, with masked contact data', async () => {
    const row = (await office.get(`forms/${formId}`)).json();
    expect(row).toMatchObject({
      ...{ name: 'Şükrü Işıkğöl', city: 'İzmir', town: 'Bornova', gender: 'male', birthday: '***' },
      ...{ contactChannel: 'whatsapp', contactTime: 'evening', language: 'tr', isSuspect: false },
      ...{ campaignId: campaign.id, brandId: campaign.brandId, requests: 1, contactEmail: null },
      labels: { campaignId: 'Yaz fırsatı', brandId: 'Ayraç Motor' },
    });
    expect(row.email).not.toContain('ukru');
    expect(row.phone).toMatch(/\*.*33$/);
  });

  it('reveals contact data on request, which is recorded', async () => {
    const reply = await office.send('POST', `forms/${formId}/reveal`);
    expect(reply.json().values).toMatchObject({
      ...{ email: 'Sukru.I@Ornek.example', phone: '+905321112233', birthday: '1980-04-23' },
    });
    const entries = await office.db.select().from(auditEntry).where(eq(auditEntry.targetId, formId));
    expect(entries).toMatchObject([{ action: 'record-opened', targetKind: 'forms' }]);
  });

  it.each([
    'şükrü',
    'SUKRU isikgol',
    'sukru.i@ornek.example',
    '0532 111 22 33',
    '+90 (532) 111-22-33',
    '532 111',
    '2233',
  ])('is found by %s', async (q) => {
    expect(idsOf(await list({ q }))).toEqual([formId]);
  });

  it.each(['1122', 'ahmet', 'sukru@baska.example'])('is not found by %s', async (q) => {
    expect(await list({ q })).toEqual([]);
  });

  it('can be filtered by campaign, owner, language, time and suspicion', async () => {
    const today = office.clock.now.toISOString().slice(0, 10);
    for (const query of [
      { campaignId: campaign.id },
      { brandId: campaign.brandId },
      { language: 'tr' },
      { q: 'sukru', language: 'tr,en', createdAtFrom: today, createdAtTo: today, isSuspect: 'false' },
    ]) {
      expect(idsOf(await list(query)), JSON.stringify(query)).toEqual([formId]);
    }
    expect(await list({ q: 'sukru', isSuspect: 'true' })).toEqual([]);
    expect(await list({ q: 'sukru', createdAtTo: '2020-01-01' })).toEqual([]);
  });

  it('shows the notices and consents with version and time', async () => {
    const consents = (await office.get(`forms/${formId}/consents`)).json();
    expect(consents).toHaveLength(5);
    const given = consents.filter(({ isGiven }: { isGiven: boolean }) => isGiven);
    expect(given).toMatchObject([
      { purpose: 'disclosure', language: 'tr', at: office.clock.now.toISOString() },
      { purpose: 'marketing-email' },
    ]);
    expect(given[0].textVersion).not.toBe('');
    expect((await office.get(`forms/${campaign.id}/consents`)).statusCode).toBe(404);
  });

  it('is immutable: no endpoint changes it', async () => {
    const reply = await office.send('PATCH', `forms/${formId}`, { version: 0, values: { name: 'Başkası' } });
    expect(reply.statusCode).toBe(405);
    expect((await office.send('DELETE', `forms/${formId}?version=0`)).statusCode).toBe(405);
  });

  it('of an erased person is not found by their data', async () => {
    await office.db
      .update(quoteForm)
      .set({ name: '', surname: '', email: '', emailKey: '', phone: '+900000000000' })
      .where(eq(quoteForm.id, formId));
    expect(await list({ q: 'sukru' })).toEqual([]);
    expect(await list({ q: '2233' })).toEqual([]);
  });
});

it.each([
  [formRecords, { language: 'en' }, 'consent_record_language'],
  [formCampaignRecords, { isActive: 'false' }, 'lead_inactive'],
  [customerCampaignRecords, { isActive: 'false' }, 'lead_inactive'],
])('a filter for few rows reads an index of them', async (records, selection, index) => {
  const ids = selectIds(office.db, records).where(isSelected(records, selection));
  const plan = await office.db.transaction(async (tx) => {
    // The tables are small, so reading all of them would be quicker.
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(sql`explain ${ids.getSQL()}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(index);
});
