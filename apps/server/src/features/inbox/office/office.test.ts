import { readFile } from 'node:fs/promises';
import type { ReplyOf } from '@ayrac/contract/endpoint.ts';
import type { InboxThread, ListedThread, listInbox } from '@ayrac/contract/office/inbox.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { enforceRetention } from '#server/retention/enforce.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { testNow } from '#server/testing/test-app.ts';
import { inboxEntry, inboxReply, inboxThread } from '../table.ts';

type Page = ReplyOf<typeof listInbox>;

let office: Office;
let senders = 0;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  office.clock.now = testNow;
  await office.db.execute(sql`truncate inbox_thread, mail cascade`);
  await office.enter('ADMIN');
});
afterAll(() => office.close());

const nextAddress = () => {
  senders += 1;
  return `198.51.${Math.floor(senders / 250)}.${(senders % 250) + 1}`;
};
/** Writes to the site and answers the thread. */
async function write(values: object = {}): Promise<InboxThread> {
  const asked = { name: 'Şebnem Iğdır', email: 'sebnem@ornek.example', topic: 'quote', message: 'Merhaba' };
  const body = { ...asked, kvkkConsent: true, tookMs: 30_000, ...values };
  const reply = await postJson(office.app, '/api/public/contact-messages', body, {}, nextAddress());
  return threadOf(reply.json().id);
}
async function report(campaignId: string, values: object = {}): Promise<InboxThread> {
  const body = { campaignId, reason: 'ended', tookMs: 30_000, ...values };
  const reply = await postJson(office.app, '/api/public/reports', body, {}, nextAddress());
  expect(reply.statusCode, reply.body).toBe(200);
  return threadOf(reply.json().id);
}
async function threadOf(entryId: string): Promise<InboxThread> {
  const [entry] = await office.db.select().from(inboxEntry).where(eq(inboxEntry.id, entryId));
  return read(entry?.threadId ?? '');
}
const read = async (id: string): Promise<InboxThread> => (await office.get(`inbox/${id}`)).json();
const list = async (view: string): Promise<ListedThread[]> =>
  (await office.get('inbox', { view })).json().threads;
const titles = async (view: string) => (await list(view)).map(({ title }) => title);
const change = ({ id, version }: InboxThread, values: object) =>
  office.send('PATCH', `inbox/${id}`, { version, ...values });
const answer = ({ id, version, entries }: InboxThread, text: string, values: object = {}) =>
  office.send('POST', `inbox/${id}/answers`, {
    version,
    text,
    entryIds: entries.map((entry) => entry.id),
    ...values,
  });
const mailsOf = (email: string) => office.db.select().from(mail).where(eq(mail.recipient, email));

describe('the inbox', () => {
  it('is a table, too: narrowed, ordered, found in any spelling, and exported with a reason', async () => {
    const { id: campaignId } = await makeCampaign(office.db, { title: 'Kış lastiği' });
    const ada = await write({ name: 'Ada', message: 'Yanıt bekliyorum' });
    const reported = await report(campaignId, { reason: 'wrong-price' });
    await report(campaignId);
    await report(campaignId);
    await change(ada, { state: 'closed' });
    const table = async (query: Record<string, string> = {}) =>
      (await office.get('inbox-threads', query)).json().items as Record<string, unknown>[];
    const byTitle = (rows: Record<string, unknown>[]) => rows.map(({ title }) => title).toSorted();
    expect(byTitle(await table())).toEqual(['Ada', 'Kış lastiği']);
    expect((await table({ kind: 'report' }))[0]).toMatchObject({
      ...{
        id: reported.id,
        title: 'Kış lastiği',
        about: 'ended',
        entries: 3,
        state: 'new',
        isSuspect: false,
      },
    });
    expect((await table({ state: 'closed' }))[0]).toMatchObject({
      ...{ title: 'Ada', about: 'quote', excerpt: 'Yanıt bekliyorum', entries: 1 },
    });
    expect(byTitle(await table({ q: 'KIS LASTIGI' }))).toEqual(['Kış lastiği']);
    expect(byTitle(await table({ q: 'bekliyorum' }))).toEqual(['Ada']);
    expect(await table({ isSuspect: 'true' })).toEqual([]);
    expect((await office.get('inbox-threads/export', { format: 'csv' })).statusCode).toBe(400);
    const file = await office.get('inbox-threads/export', { format: 'csv', reason: 'Aylık değerlendirme' });
    expect(file.body).toContain('Kış lastiği');
    await office.enter('CRM_ADMIN');
    expect((await office.get('inbox-threads')).statusCode).toBe(403);
  });

  it('tells what nobody has read, what is mine, what is open and what is closed', async () => {
    const { id } = await office.enter('ADMIN');
    const ada = await write({ name: 'Ada' });
    const can = await write({ name: 'Can' });
    await write({ name: 'Ece', website: 'x' });
    await change(ada, { state: 'closed' });
    await change(can, { state: 'read', assigneeId: id });
    await write({ name: 'Işıl' });
    expect(await titles('unread')).toEqual(['Işıl']);
    expect(await titles('mine')).toEqual(['Can']);
    expect((await titles('open')).toSorted()).toEqual(['Can', 'Işıl']);
    expect(await titles('closed')).toEqual(['Ada']);
    expect(await titles('suspect')).toEqual(['Ece']);
    const { counts } = (await office.get('inbox')).json();
    expect(counts).toEqual({ unread: 1, mine: 1, open: 2, suspect: 1 });
  });

  it('is searched by who wrote, what they wrote and which campaign it is on, in any spelling', async () => {
    const { id } = await makeCampaign(office.db, { title: 'Kış lastiği' });
    await report(id, { text: 'Fiyat 150 lira' });
    await write({ name: 'Işıl Çağlayan', email: 'isil@ornek.example', message: 'Markamı eklemek istiyorum' });
    const found = async (q: string) => {
      const { threads }: Page = (await office.get('inbox', { q })).json();
      return threads.map(({ title }) => title);
    };
    expect(await found('ISIL caglayan')).toEqual(['Işıl Çağlayan']);
    expect(await found('isil@ornek')).toEqual(['Işıl Çağlayan']);
    expect(await found('kis LASTIGI 150')).toEqual(['Kış lastiği']);
    expect(await found('%')).toHaveLength(2);
    expect(await found('Işıl lastik')).toEqual([]);
  });

  it('finds what stood there before, reads an index for it, and knows nothing of who was erased', async () => {
    await office.db.execute(sql`
      insert into inbox_entry (kind, topic, name, email, email_key, body, locale)
      select 'contact', 'other', 'Kişi ' || n, 'k@ornek.example', 'k@ornek.example', 'Merhaba ' || n || repeat(' uzun bir yazı', 60), 'tr'
      from generate_series(1, 3000) as n`);
    await office.db.execute(sql`update inbox_entry set search_key = null`);
    const file = new URL('../../../db/migrations/20261228_inbox_search.sql', import.meta.url);
    const [, filling = ''] = (await readFile(file, 'utf8')).split('-- In batches of inbox_entry:');
    const { rows: all } = await office.db.execute<{ id: string }>(sql`select id from inbox_entry`);
    await office.db.execute(
      sql.raw(filling.replace('$1', `array['${all.map(({ id }) => id).join("','")}']::uuid[]`)),
    );
    await office.db.execute(sql`analyze inbox_entry`);
    const plan = await office.db.execute(sql`
      explain select thread_id from inbox_entry where search_key like '%merhaba 2077%'`);
    expect(JSON.stringify(plan.rows)).toContain('inbox_entry_search');
    const { threads }: Page = (await office.get('inbox', { q: 'KISI 2077' })).json();
    expect(threads.map(({ title }) => title)).toEqual(['Kişi 2077']);
    await office.db.execute(sql`update inbox_entry set name = 'X', body = '' where name = 'Kişi 2077'`);
    expect((await office.get('inbox', { q: 'kisi 2077' })).json().threads).toEqual([]);
  });

  it('is walked page by page, without a gap where many came at the same instant', async () => {
    await office.db.execute(sql`
      insert into inbox_entry (kind, topic, name, email, email_key, body, locale, created_at)
      select 'contact', 'other', 'Kişi ' || n, 'k@ornek.example', 'k@ornek.example', 'Merhaba', 'tr', ${testNow}
      from generate_series(1, 120) as n`);
    const seen = new Set<string>();
    let next: string | null = '';
    for (let pages = 0; next !== null && pages < 5; pages += 1) {
      const reply: Page = (await office.get('inbox', next === '' ? {} : { cursor: next })).json();
      for (const { id } of reply.threads) seen.add(id);
      next = reply.next;
    }
    expect(seen.size).toBe(120);
    expect((await office.get('inbox', { cursor: 'WyJhIiwiYiJd' })).json().code).toBe('bad-cursor');
  });

  it.each(['CRM_ADMIN', 'BRAND', 'CUSTOMER'] as const)('is closed to %s', async (role) => {
    const thread = await write();
    await office.enter(role);
    expect((await office.get('inbox')).statusCode).toBe(403);
    expect((await office.get(`inbox/${thread.id}`)).statusCode).toBe(403);
  });
});

describe('reports of one campaign', () => {
  it('stand together, with the campaign and its facts', async () => {
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
    expect(row).toMatchObject({ entries: 3, reasons: ['ended', 'wrong-price'], excerpt: '120 değil 150' });
    expect(thread.entries.map(({ reason }) => reason)).toEqual(['ended', 'wrong-price', 'ended']);
    expect(thread.campaign).toMatchObject({ slug, title: 'Kış lastiği', isActive: true, checkedAt: null });
  });

  it('of a program stand apart, and hide none of people', async () => {
    const { id } = await makeCampaign(office.db, { title: 'Kış lastiği' });
    await report(id, { website: 'x' });
    await report(id);
    expect((await list('open')).map(({ entries }) => entries)).toEqual([1]);
    expect((await list('suspect')).map(({ entries }) => entries)).toEqual([1]);
  });

  it('make their thread unread again, and a new one once it is closed', async () => {
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

  it('lead to a campaign that is marked as checked, which is on record', async () => {
    const { id } = await makeCampaign(office.db);
    const thread = await report(id);
    const checked = (await office.send('POST', `inbox/${thread.id}/campaign-check`)).json();
    expect(checked.campaign.checkedAt).toBe(testNow.toISOString());
    const [row] = await office.db.select().from(campaign).where(eq(campaign.id, id));
    expect(row?.checkedAt).toEqual(testNow);
    const isIt = and(eq(auditEntry.action, 'campaign-checked'), eq(auditEntry.targetId, id));
    expect(await office.db.$count(auditEntry, isIt)).toBe(1);
  });

  it('sent at the same instant are one thread', async () => {
    const { id } = await makeCampaign(office.db);
    await Promise.all(Array.from({ length: 12 }, () => report(id)));
    expect(await office.db.$count(inboxThread)).toBe(1);
    expect((await list('open'))[0]?.entries).toBe(12);
  });
});

describe('an answer', () => {
  it('goes as a mail in the language of its reader, and names the mails before it', async () => {
    const thread = await write({ email: 'ada@ornek.example', message: 'Ne zaman?' });
    const reply = await answer(thread, 'Yarın.\nİyi günler.');
    expect(reply.statusCode, reply.body).toBe(200);
    const answered: InboxThread = reply.json();
    expect(answered).toMatchObject({ state: 'answered', replies: [{ kind: 'answer', mail: 'waiting' }] });
    await answer(answered, 'Bir şey daha var.');
    const [first, second] = await mailsOf('ada@ornek.example');
    expect(first).toMatchObject({ template: 'inbox-answer', locale: 'tr', data: { quoted: 'Ne zaman?' } });
    expect(second?.data).toMatchObject({ entryId: thread.entries[0]?.id, mailIds: [first?.id] });
  });

  it('to several goes once to each address, and to nobody who left none', async () => {
    const { id } = await makeCampaign(office.db, { title: 'Kasko' });
    await report(id);
    await report(id, { email: 'ada@ornek.example' });
    await report(id, { email: 'Ada@ornek.example' });
    const thread = await report(id, { email: 'can@ornek.example' });
    const answered: InboxThread = (await answer(thread, 'Düzelttik.')).json();
    const mails = await office.db.select().from(mail);
    expect(mails.map(({ recipientKey }) => recipientKey).toSorted()).toEqual([
      'ada@ornek.example',
      'can@ornek.example',
    ]);
    expect(mails[0]?.data).toMatchObject({ campaignTitle: 'Kasko' });
    expect(answered.replies).toHaveLength(1);
    expect(answered.replies[0]?.entryIds).toHaveLength(2);
  });

  it('to nobody, or of nothing, is refused', async () => {
    const { id } = await makeCampaign(office.db);
    const thread = await report(id);
    expect((await answer(thread, 'Düzelttik.')).json().fields).toHaveProperty('entryIds');
    expect((await answer(await write(), '  ')).json().fields).toHaveProperty('text');
    const others = await write({ email: 'baska@ornek.example' });
    const entryIds = others.entries.map((entry) => entry.id);
    const foreign = await answer(thread, 'Düzelttik.', { entryIds });
    expect(foreign.json().fields).toHaveProperty('entryIds');
    expect(await office.db.$count(mail)).toBe(0);
  });

  it('is on record without a word of it', async () => {
    const thread = await write();
    await answer(thread, 'Gizli sözler');
    await office.send('POST', `inbox/${thread.id}/notes`, { text: 'Gizli sözler' });
    const entries = await office.db.select().from(auditEntry).where(eq(auditEntry.targetId, thread.id));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['inbox-answered', 'inbox-noted']),
    );
    expect(JSON.stringify(entries)).not.toContain('Gizli');
  });
});

describe('a thread', () => {
  it('is closed, reopened, and both are taken back', async () => {
    const thread = await write();
    const closed = (await change(thread, { state: 'closed' })).json();
    expect(closed.thread.state).toBe('closed');
    const undone = await office.send('POST', `inbox-changes/${closed.change}/undo`);
    expect(undone.json().state).toBe('new');
    // What was done since stands.
    const twice = await office.send('POST', `inbox-changes/${closed.change}/undo`);
    expect(twice.json().code).toBe('record-changed');
  });

  it('that two work on is written by the first; the second is told, with what it is now', async () => {
    const thread = await write();
    await change(thread, { state: 'closed' });
    const { username } = await office.enter('ADMIN');
    const late = await answer(thread, 'Merhaba');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'record-changed', current: { state: 'closed' } });
    const reopened = (await change(late.json().current, { state: 'read' })).json().thread;
    const answered = (await answer(reopened, 'Merhaba')).json();
    expect(answered).toMatchObject({ state: 'answered', assignee: { username } });
    expect(await office.db.$count(mail)).toBe(1);
  });

  it('is handed to a colleague, and to nobody else', async () => {
    const thread = await write();
    const customer = await office.enter('CUSTOMER');
    const colleague = await office.enter('ADMIN');
    const wrong = await change(thread, { assigneeId: customer.id });
    expect(wrong.json().fields).toHaveProperty('assigneeId');
    const handed = (await change(thread, { assigneeId: colleague.id })).json().thread;
    expect(handed.assignee).toEqual({ id: colleague.id, username: colleague.username });
    expect((await office.get('inbox-colleagues')).json()).toContainEqual({
      id: colleague.id,
      username: colleague.username,
    });
    expect((await change(handed, { assigneeId: null })).json().thread.assignee).toBeNull();
  });

  it('does not go from answered to unread', async () => {
    const answered: InboxThread = (await answer(await write(), 'Merhaba')).json();
    expect((await change(answered, { state: 'new' })).json().code).toBe('thread-state');
  });

  it('shows what was written as text, whatever it holds', async () => {
    const attack = '<img src=x onerror=alert(1)>';
    const thread = await write({ name: attack, message: attack });
    expect(thread.entries[0]?.text).toBe(attack);
    expect((await answer(thread, attack)).statusCode).toBe(200);
  });
});

it('a thread is kept for two years after the newest entry, and its parts for two years each', async () => {
  const { id } = await makeCampaign(office.db);
  const thread = await report(id, { email: 'ada@ornek.example' });
  await answer(thread, 'Merhaba');
  office.clock.now = new Date('2027-11-20T09:00:00Z');
  await report(id);
  await enforceRetention(office.db, new Date('2028-11-21T09:00:00Z'));
  expect(await office.db.$count(inboxThread)).toBe(1);
  expect(await office.db.$count(inboxEntry)).toBe(1);
  expect(await office.db.$count(inboxReply)).toBe(0);
  await enforceRetention(office.db, new Date('2029-11-21T09:00:00Z'));
  expect(await office.db.$count(inboxThread)).toBe(0);
});
