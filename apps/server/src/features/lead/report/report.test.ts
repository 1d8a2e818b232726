import type { Caller } from '@ayrac/domain/access.ts';
import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mail } from '#server/features/mail/table.ts';
import type { Services } from '#server/services.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { makeLead } from '#server/testing/leads.ts';
import { jobServices, type TestApp, testApp } from '#server/testing/test-app.ts';
import { sendReports } from './send-reports.ts';

const istanbul = (text: string) => new Date(`${text}:00+03:00`);
let server: TestApp;
let services: Services;
let customerId: string;
beforeAll(async () => {
  server = await testApp({ now: istanbul('2026-11-01T09:00') });
  services = await jobServices(server);
  ({ id: customerId } = await makeAccount(server.db));
});
afterAll(() => server.close());

async function makeSide(locale = 'tr') {
  const { id: brandId, name: brand } = await makeBrand(server.db);
  const { id: campaignId } = await makeCampaign(server.db, { brandId });
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId });
  await server.db.execute(sql`update account set locale = ${locale} where id = ${id}`);
  const agent: Caller = { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId };
  return { brandId, brand, campaignId, id, agent };
}
type Side = Awaited<ReturnType<typeof makeSide>>;

/** Makes a request to a brand, answered after some minutes. */
async function ask({ campaignId }: Side, createdAt: Date, minutes: number, values: object = {}) {
  const at = (after: number) => new Date(createdAt.getTime() + after * minuteInMs);
  await makeLead(server.db, {
    ...{ campaignId, customerId, contactEmail: 'ada@ornek.example', contactPhone: '+905321112233' },
    ...{ contactName: 'Ada', contactSurname: 'Su', createdAt, respondBy: at(60) },
    ...{ firstContactAt: at(minutes), answerMinutes: minutes, stage: 'contacted', ...values },
  });
}

/** Switches the report on or off for a person, like their page does. */
async function want({ agent, id }: Side, wantsReport = true) {
  server.actAs(agent);
  const { version } = (await server.app.inject({ url: `/api/crm/assignees/${id}` })).json();
  const reply = await server.app.inject({
    method: 'PATCH',
    url: `/api/crm/assignees/${id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ version, values: { wantsReport } }),
  });
  expect(reply.statusCode, reply.body).toBe(200);
}
const reportsTo = (accountId: string) =>
  server.db
    .select({ locale: mail.locale, data: mail.data })
    .from(mail)
    .where(and(eq(mail.accountId, accountId), eq(mail.template, 'lead-report')));

it("the monthly report is sent to each brand's staff once in their language", async () => {
  const [ours, theirs, unasked] = [await makeSide(), await makeSide('en'), await makeSide()];
  await ask(ours, istanbul('2026-10-05T10:00'), 10, { stage: 'won' });
  await ask(ours, istanbul('2026-10-30T16:30'), 90);
  await ask(ours, istanbul('2026-09-30T16:30'), 30);
  await ask(ours, istanbul('2026-11-01T00:00'), 5);
  await ask(theirs, istanbul('2026-10-05T10:00'), 20);
  await want(ours);
  await want(theirs);
  server.clock.now = istanbul('2026-11-01T09:00');
  await Promise.all([sendReports(server.db, services), sendReports(server.db, services)]);
  server.clock.now = istanbul('2026-11-02T09:00');
  await sendReports(server.db, services);
  const [report, ...more] = await reportsTo(ours.id);
  expect(more).toEqual([]);
  expect(report).toEqual({
    locale: 'tr',
    data: {
      month: '2026-10',
      brand: ours.brand,
      url: `https://ayrac.example/crm-admin/figures?month=2026-10&brandId=${ours.brandId}`,
      figures: [
        { name: 'requests', value: 2, before: 1 },
        { name: 'median', value: 50, before: 30 },
        { name: 'slowest', value: 90, before: 30 },
        { name: 'inTime', value: 50, before: 100 },
        { name: 'contacted', value: 2, before: 1 },
        { name: 'won', value: 1, before: 0 },
      ],
      pdf: { name: 'crm-raporu-2026-10.pdf', content: expect.any(String) },
    },
  });
  const { pdf } = Object(report?.data);
  expect(textsIn(Buffer.from(pdf.content, 'base64'))).toContain(`${ours.brand} raporu: Ekim 2026`);
  expect(await reportsTo(theirs.id)).toMatchObject([{ locale: 'en', data: { brand: theirs.brand } }]);
  expect(await reportsTo(unasked.id)).toEqual([]);
});

it('staff of all brands get the overall report; people who subscribe late get it only in the first days', async () => {
  const { id } = await makeAccount(server.db, { role: 'CRM_ADMIN' });
  await server.db.execute(sql`update assignee set wants_report = true where account_id = ${id}`);
  const late = await makeSide();
  server.clock.now = istanbul('2026-12-01T09:00');
  await sendReports(server.db, services);
  expect(await reportsTo(id)).toMatchObject([
    { data: { month: '2026-11', brand: null, url: 'https://ayrac.example/crm-admin/figures?month=2026-11' } },
  ]);
  await want(late);
  server.clock.now = istanbul('2026-12-09T09:00');
  await sendReports(server.db, services);
  expect(await reportsTo(late.id)).toEqual([]);
});

it('a failed report does not delay others and is retried', async () => {
  const sides = [await makeSide(), await makeSide()];
  for (const side of sides) await want(side);
  // Reports are sent in the order of their recipients' ids.
  const [failing = '', fine = ''] = sides.map(({ id }) => id).toSorted();
  server.clock.now = istanbul('2027-01-01T09:00');
  await server.db.execute(
    sql.raw(`alter table lead_report add constraint fails check (account_id <> '${failing}')`),
  );
  await expect(sendReports(server.db, services)).rejects.toThrow('1 reports of 2026-12 were not sent');
  expect([await reportsTo(failing), await reportsTo(fine)]).toMatchObject([[], [{}]]);
  await server.db.execute(sql`alter table lead_report drop constraint fails`);
  await sendReports(server.db, services);
  expect([await reportsTo(failing), await reportsTo(fine)]).toMatchObject([[{}], [{}]]);
});

it('the page shows any month beside the previous one, and no future month', async () => {
  const side = await makeSide();
  await ask(side, istanbul('2026-10-31T23:59'), 10);
  await ask(side, istanbul('2026-11-01T00:00'), 10);
  server.actAs(side.agent);
  server.clock.now = istanbul('2026-12-20T09:00');
  const read = (month: string) => server.app.inject({ url: '/api/crm/figures', query: { month } });
  const { current, before, figures, days } = (await read('2026-11')).json();
  expect([current, before]).toEqual([
    { from: '2026-10-31T21:00:00.000Z', to: '2026-11-30T21:00:00.000Z' },
    { from: '2026-09-30T21:00:00.000Z', to: '2026-10-31T21:00:00.000Z' },
  ]);
  expect(figures).toContainEqual({ name: 'requests', value: 1, before: 1 });
  expect(days).toHaveLength(30);
  for (const month of ['2027-01', '2026-13', '2026-1', '1999-01', 'x', `2026-11${'0'.repeat(500)}`])
    expect((await read(month)).statusCode).toBe(400);
});

it('a month can be downloaded as a PDF of the brands that the caller may see', async () => {
  const [side, other] = [await makeSide('en'), await makeSide()];
  await ask(side, istanbul('2026-11-05T10:00'), 10, { ownerId: side.id });
  server.clock.now = istanbul('2026-12-20T09:00');
  const download = (query: Record<string, string>) =>
    server.app.inject({
      url: '/api/crm/figures/report',
      query: { month: '2026-11', ...query },
      headers: { 'accept-language': 'en' },
    });
  server.actAs(side.agent);
  const own = await download({});
  expect(own.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="crm-report-2026-11.pdf"',
  });
  expect(textsIn(own.rawPayload)).toContain(`${side.brand} report: November 2026`);
  const others = textsIn((await download({ brandId: other.brandId })).rawPayload);
  expect(others).toContain(`${side.brand} report: November 2026`);
  for (const query of [{ month: '2027-01' }, { month: 'x' }, { brandId: 'x' }])
    expect((await download(query)).statusCode).toBe(400);
});

/** Returns the text values of a PDF's metadata, including the title. */
function textsIn(bytes: Buffer): readonly string[] {
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const literals = bytes.toString('latin1').matchAll(/ obj\n\(((?:\\.|[^\\)])*)\)/gs);
  return [...literals].map(([, literal = '']) => {
    const raw = Buffer.from(literal.replace(/\\(.)/gs, '$1'), 'latin1');
    // Text outside ASCII is encoded in UTF-16.
    return raw[0] === 0xfe ? raw.subarray(2).swap16().toString('utf16le') : raw.toString('latin1');
  });
}
