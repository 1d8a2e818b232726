import type { campaignForms } from '@ayrac/contract/office/campaign-forms.ts';
import type { RowOf } from '@ayrac/contract/office/resource.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderOf } from '#server/resource/list-records.ts';
import { selectRows } from '#server/resource/rows.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { moveLead } from '#server/testing/leads.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { campaignFormRecords } from './campaign-forms.ts';

type Intake = RowOf<typeof campaignForms>;

let office: Office;
let id: string;
let slug: string;
let admin: Caller;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  ({ id, slug } = await makeCampaign(office.db, { title: 'Kışlık Lastik Fırsatı' }));
  admin = await office.enter('ADMIN');
});
afterAll(() => office.close());

const row = async (): Promise<Intake> => (await office.get(`campaign-forms/${id}`)).json();
const change = async (values: object) =>
  office.send('PATCH', `campaign-forms/${id}`, { version: (await row()).version, values });
/** Sends a request for the campaign as a visitor. */
async function ask() {
  office.actAs(undefined);
  const reply = await postQuote(office.app, 'anonymous', quoteBody(id));
  office.actAs(admin);
  return reply;
}

const page = async () =>
  (await office.app.inject({ url: `/api/public/campaigns/${slug}` })).json().campaign.requests;

describe('request form of a campaign', () => {
  it('is listed with its requests by state', async () => {
    expect(await row()).toMatchObject({
      ...{ title: 'Kışlık Lastik Fırsatı', intake: 'open', isOpen: true, requestLimit: null },
      ...{ asksGender: true, asksBirthday: true, asksPreference: true },
      ...{ taken: 0, received: 0, forwarded: 0, contacted: 0, closed: 0, withdrawn: 0 },
    });
    const leads = [await ask(), await ask(), await ask()].map((reply) => reply.json().relationId);
    await moveLead(office.db, leads[0], 'contacted');
    await moveLead(office.db, leads[1], 'closed');
    expect(await row()).toMatchObject({ taken: 3, received: 1, contacted: 1, closed: 1, forwarded: 0 });
  });

  it.each(['title', 'updatedAt', '-updatedAt'])('is paged by an index in the order %s', async (sort) => {
    const page = selectRows(office.db, campaignFormRecords)
      .orderBy(orderOf(campaignFormRecords, sort).order)
      .limit(50);
    const plan = await office.db.transaction(async (tx) => {
      // The table is small, so what is quick with few rows is disabled.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      const { rows } = await tx.execute(sql`explain ${page.getSQL()}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).not.toContain('Sort');
  });

  it('counts a request without writing to an index', async () => {
    const written = await office.db.transaction(async (tx) => {
      // Includes what the connection has not reported yet.
      const count = sql`select pg_stat_get_xact_tuples_hot_updated('campaign_intake'::regclass)::integer as rows`;
      const { rows: before } = await tx.execute<{ rows: number }>(count);
      await tx.execute(sql`update campaign_intake set taken = taken + 1 where campaign_id = ${id}`);
      const { rows: after } = await tx.execute<{ rows: number }>(count);
      // The campaign has no request that would take this place.
      await tx.execute(sql`update campaign_intake set taken = taken - 1 where campaign_id = ${id}`);
      return Number(after[0]?.rows) - Number(before[0]?.rows);
    });
    expect(written).toBe(1);
  });

  it('can be closed and opened, and its page follows', async () => {
    const { change: closing } = (await change({ isOpen: false })).json();
    expect(await row()).toMatchObject({ intake: 'closed', version: 2 });
    expect(await page()).toMatchObject({ isOpen: false });
    expect((await ask()).json().code).toBe('campaign-closed');
    await office.undoChange(closing);
    expect(await page()).toMatchObject({ isOpen: true });
    expect((await ask()).statusCode).toBe(200);
  });

  it('asks for the configured fields', async () => {
    await change({ asksBirthday: false, asksPreference: false });
    expect(await page()).toEqual({ isOpen: true, questions: ['gender'] });
  });

  it('closes at its limit, and opens with a higher one', async () => {
    await change({ requestLimit: 1 });
    expect((await ask()).statusCode).toBe(200);
    expect(await row()).toMatchObject({ intake: 'full', taken: 1, version: 2 });
    expect(await page()).toMatchObject({ isOpen: false });
    await change({ requestLimit: 2 });
    expect(await row()).toMatchObject({ intake: 'open' });
    expect((await ask()).statusCode).toBe(200);
    await change({ requestLimit: null });
    expect((await ask()).statusCode).toBe(200);
  });

  it('cannot have a limit below the requests received', async () => {
    await ask();
    await ask();
    const reply = await change({ requestLimit: 1 });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { requestLimit: recordErrors['below-taken'] },
    ]);
    expect(await row()).toMatchObject({ requestLimit: null, version: 1 });
  });

  it("cannot change the campaign's title and brand", async () => {
    const { brandId } = await row();
    const reply = await change({ title: 'Başka', brandId: id, intake: 'closed' });
    expect(reply.json().change).toBeNull();
    expect(await row()).toMatchObject({ title: 'Kışlık Lastik Fırsatı', brandId, intake: 'open' });
  });

  it('is found by title in any spelling, by brand and by openness', async () => {
    const { brandId } = await row();
    const idsIn = async (query: Readonly<Record<string, string>>) =>
      (await office.get('campaign-forms', { brandId, ...query })).json().items.map((one: Intake) => one.id);
    expect(await idsIn({ q: 'KISLIK firsat' })).toEqual([id]);
    expect(await idsIn({ q: 'yazlık' })).toEqual([]);
    expect(await idsIn({ intake: 'open,full', sort: 'title' })).toEqual([id]);
    expect(await idsIn({ intake: 'closed' })).toEqual([]);
    await change({ isOpen: false });
    expect(await idsIn({ intake: 'closed' })).toEqual([id]);
  });
});
