import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { selectIds } from '#server/resource/rows.ts';
import { countStatementsWith } from '#server/testing/count-statements.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { inboxEntry, inboxThread } from '../table.ts';
import { isFoundBy } from './list-queries.ts';
import { inboxThreadRecords } from './records.ts';
import { type Listed, lists, openInboxDesk } from './testing/inbox-desk.ts';

const { office, write, report, read, find, list, titles, change } = await openInboxDesk();

describe('inbox list', () => {
  it('can be filtered, ordered, searched in any spelling, and exported with a reason', async () => {
    const { id: campaignId } = await makeCampaign(office.db, { title: 'Kış lastiği' });
    const ada = await write({ name: 'Ada', message: 'Yanıt bekliyorum' });
    const reported = await report(campaignId, { reason: 'wrong-price' });
    await report(campaignId);
    await report(campaignId);
    await change(ada, { state: 'closed' });
    const byTitle = (rows: Listed[]) => rows.map(({ title }) => title).toSorted();
    expect(byTitle(await find({}))).toEqual(['Ada', 'Kış lastiği']);
    expect((await find({ kind: 'report' }))[0]).toMatchObject({
      ...{
        id: reported.id,
        title: 'Kış lastiği',
        about: 'ended',
        entries: 3,
        state: 'new',
        isSuspect: false,
      },
    });
    expect((await find({ state: 'closed' }))[0]).toMatchObject({
      ...{ title: 'Ada', about: 'quote', excerpt: 'Yanıt bekliyorum', entries: 1 },
    });
    expect(byTitle(await find({ q: 'KIS LASTIGI' }))).toEqual(['Kış lastiği']);
    expect(byTitle(await find({ q: 'bekliyorum' }))).toEqual(['Ada']);
    expect(await find({ isSuspect: 'true' })).toEqual([]);
    expect((await office.get('inbox-threads/export', { format: 'csv' })).statusCode).toBe(400);
    const file = await office.get('inbox-threads/export', { format: 'csv', reason: 'report' });
    expect(file.body).toContain('Kış lastiği');
  });

  it('can be filtered by reason, which follows from the reports', async () => {
    const { id } = await makeCampaign(office.db, { title: 'Kış lastiği' });
    await write({ topic: 'press' });
    const first = await report(id, { reason: 'wrong-price' });
    expect((await find({ about: 'wrong-price,press' })).map(({ about }) => about).toSorted()).toEqual([
      ...['press', 'wrong-price'],
    ]);
    await report(id);
    await report(id);
    expect(await find({ about: 'wrong-price' })).toEqual([]);
    expect((await find({ about: 'ended' })).map(({ id: found }) => found)).toEqual([first.id]);
    await office.db.delete(inboxEntry).where(eq(inboxEntry.reason, 'ended'));
    expect((await find({ about: 'wrong-price' })).map(({ id: found }) => found)).toEqual([first.id]);
    expect((await office.get('inbox-threads', { about: 'unknown' })).statusCode).toBe(400);
  });

  it('counts unread, own, open and closed threads', async () => {
    const { id } = await office.enter('ADMIN');
    const ada = await write({ name: 'Ada' });
    const can = await write({ name: 'Can' });
    await write({ name: 'Ece', website: 'x' });
    await change(ada, { state: 'closed', assigneeId: id });
    await change(can, { state: 'read', assigneeId: id });
    await write({ name: 'Işıl' });
    expect(await titles('unread')).toEqual(['Işıl']);
    const mine = await find({ assignedTo: id, state: lists.open.state });
    expect(mine.map(({ title }) => title)).toEqual(['Can']);
    expect((await titles('open')).toSorted()).toEqual(['Can', 'Işıl']);
    expect(await titles('closed')).toEqual(['Ada']);
    expect(await titles('suspect')).toEqual(['Ece']);
    expect((await office.get('inbox-counts')).json()).toEqual({ unread: 1, mine: 1, open: 2, suspect: 1 });
  });

  it('is searched by sender, text and campaign in any spelling', async () => {
    const { id } = await makeCampaign(office.db, { title: 'Kış lastiği' });
    await report(id, { text: 'Fiyat 150 lira' });
    await write({ name: 'Işıl Çağlayan', email: 'isil@ornek.example', message: 'Markamı eklemek istiyorum' });
    const found = async (q: string) => (await find({ q })).map(({ title }) => title);
    expect(await found('ISIL caglayan')).toEqual(['Işıl Çağlayan']);
    expect(await found('isil@ornek')).toEqual(['Işıl Çağlayan']);
    expect(await found('kis LASTIGI 150')).toEqual(['Kış lastiği']);
    expect(await found('%')).toHaveLength(2);
    expect(await found('Işıl lastik')).toEqual([]);
  });

  it('uses indexes for the search and contains nothing of erased people', async () => {
    await office.db.execute(sql`
      insert into inbox_entry (kind, topic, name, email, email_key, body, locale)
      select 'contact', 'other', 'Kişi ' || n, 'k@ornek.example', 'k@ornek.example', 'Merhaba ' || n || repeat(' uzun bir yazı', 60), 'tr'
      from generate_series(1, 3000) as n`);
    await office.db.execute(sql`analyze inbox_entry`);
    const found = selectIds(office.db, inboxThreadRecords).where(isFoundBy('bulunmaz'));
    // With so few rows a sequential scan would be as fast, so it is disabled to show that the indexes can be used.
    const plan = await office.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain ${found.getSQL()}`);
    });
    const text = JSON.stringify(plan.rows);
    expect(text).toContain('inbox_entry_search');
    // Campaigns are searched once, not for each thread.
    expect(text).toContain('hashed SubPlan 2');
    expect((await find({ q: 'KISI 2077' })).map(({ title }) => title)).toEqual(['Kişi 2077']);
    await office.db.execute(sql`update inbox_entry set name = 'X', body = '' where name = 'Kişi 2077'`);
    expect(await find({ q: 'kisi 2077' })).toEqual([]);
  });

  it('finds the first page of a common word while it counts, and the next one in the same order', async () => {
    await office.db.execute(sql`
      insert into inbox_entry (kind, topic, name, email, email_key, body, locale, created_at)
      select 'contact', 'other', 'Kalem ' || n, 'k@ornek.example', 'k@ornek.example', 'Merhaba', 'tr',
        now() - n * interval '1 minute'
      from generate_series(1, 1200) as n`);
    const page = async (query: Readonly<Record<string, string>>) =>
      (await office.get('inbox-threads', { q: 'ka', ...query })).json();
    let first = { items: [{ title: '' }], total: 0, next: '' };
    const searching = await countStatementsWith(/search_key/, async () => {
      first = await page({});
    });
    expect(searching).toBe(1);
    const titlesOf = ({ items }: typeof first) => items.map(({ title }) => title);
    const named = (from: number) => Array.from({ length: 50 }, (_, place) => `Kalem ${from + place}`);
    expect([first.total, titlesOf(first)]).toEqual([1_200, named(1)]);
    const second = await page({ cursor: first.next });
    expect([second.total, titlesOf(second)]).toEqual([1_200, named(51)]);
    expect(await page({ q: 'ka bulunmaz' })).toEqual({ items: [], total: 0, next: null });
  });

  it.each(['CRM_ADMIN', 'BRAND', 'CUSTOMER'] as const)('is forbidden for %s', async (role) => {
    const thread = await write();
    await office.enter(role);
    for (const path of ['inbox-threads', 'inbox-counts', 'inbox-colleagues'])
      expect((await office.get(path)).statusCode).toBe(403);
    expect((await office.get(`inbox/${thread.id}`)).statusCode).toBe(403);
  });
});

describe('reports of one campaign', () => {
  it("form one thread with the campaign's facts", async () => {
    const { id, slug } = await makeCampaign(office.db, { title: 'Kış lastiği' });
    const { id: other } = await makeCampaign(office.db, { title: 'Kasko' });
    await report(id);
    await report(other);
    office.clock.now = new Date(testNow.getTime() + 1_000);
    await report(id, { reason: 'wrong-price', text: '120 değil 150', email: 'ada@ornek.example' });
    office.clock.now = new Date(testNow.getTime() + 2_000);
    const thread = await report(id, { reason: 'ended' });
    expect(await titles('open')).toEqual(expect.arrayContaining(['Kış lastiği', 'Kasko']));
    const row = (await list('open')).find(({ title }) => title === 'Kış lastiği');
    expect(row).toMatchObject({ entries: 3, about: 'ended', excerpt: '120 değil 150' });
    expect(thread.entries.map(({ reason }) => reason)).toEqual(['ended', 'wrong-price', 'ended']);
    expect(thread.campaign).toMatchObject({ slug, title: 'Kış lastiği', isActive: true, checkedAt: null });
  });

  it('of bots form a separate thread', async () => {
    const { id } = await makeCampaign(office.db, { title: 'Kış lastiği' });
    await report(id, { website: 'x' });
    await report(id);
    expect((await list('open')).map(({ entries }) => entries)).toEqual([1]);
    expect((await list('suspect')).map(({ entries }) => entries)).toEqual([1]);
  });

  it('mark their thread as unread, and start a new one after it is closed', async () => {
    const { id } = await makeCampaign(office.db);
    const first = await report(id);
    const isRead = (await change(first, { state: 'read' })).json().thread;
    const second = await report(id);
    expect(second).toMatchObject({ id: first.id, state: 'new', version: isRead.version + 1 });
    await change(second, { state: 'closed' });
    const third = await report(id);
    expect(third.id).not.toBe(first.id);
    const reopened = await change(await read(first.id), { state: 'read' });
    expect(reopened.json().code).toBe('campaign-has-thread');
  });

  it('link to a campaign that can be marked as checked, which is recorded', async () => {
    const { id } = await makeCampaign(office.db);
    const thread = await report(id);
    const checked = (await office.send('POST', `inbox/${thread.id}/campaign-check`)).json();
    expect(checked.campaign.checkedAt).toBe(testNow.toISOString());
    const [row] = await office.db.select().from(campaign).where(eq(campaign.id, id));
    expect(row?.checkedAt).toEqual(testNow);
    const isIt = and(eq(auditEntry.action, 'campaign-checked'), eq(auditEntry.targetId, id));
    expect(await office.db.$count(auditEntry, isIt)).toBe(1);
  });

  it('sent concurrently form one thread', async () => {
    const { id } = await makeCampaign(office.db);
    await Promise.all(Array.from({ length: 12 }, () => report(id)));
    expect(await office.db.$count(inboxThread)).toBe(1);
    expect((await list('open'))[0]?.entries).toBe(12);
  });
});
