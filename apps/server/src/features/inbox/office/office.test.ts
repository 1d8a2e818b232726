import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
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

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly entries: number;
}

/** Lists of the screen by their filters. */
const lists = {
  open: { state: 'new,read,answered', isSuspect: 'false' },
  unread: { state: 'new', isSuspect: 'false' },
  closed: { state: 'closed' },
  suspect: { state: 'new,read,answered', isSuspect: 'true' },
} as const;

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
/** Sends a message to the site and returns its thread. */
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
const find = async (query: Record<string, string>): Promise<Listed[]> =>
  (await office.get('inbox-threads', query)).json().items;
const list = (name: keyof typeof lists) => find(lists[name]);
const titles = async (name: keyof typeof lists) => (await list(name)).map(({ title }) => title);
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
  it('is narrowed, ordered, found in any spelling, and exported with a reason', async () => {
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

  it('is narrowed by what a thread is about, which follows its reports', async () => {
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

  it('tells what nobody has read, what is mine, what is open and what is closed', async () => {
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

  it('is searched by who wrote, what they wrote and which campaign it is on, in any spelling', async () => {
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

  it('reads an index for it, and knows nothing of who was erased', async () => {
    await office.db.execute(sql`
      insert into inbox_entry (kind, topic, name, email, email_key, body, locale)
      select 'contact', 'other', 'Kişi ' || n, 'k@ornek.example', 'k@ornek.example', 'Merhaba ' || n || repeat(' uzun bir yazı', 60), 'tr'
      from generate_series(1, 3000) as n`);
    await office.db.execute(sql`analyze inbox_entry`);
    // With so few rows a sequential scan would be as fast, so it is disabled to show that the index can be used.
    const plan = await office.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(
        sql`explain select thread_id from inbox_entry where search_key like '%merhaba 2077%'`,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain('inbox_entry_search');
    expect((await find({ q: 'KISI 2077' })).map(({ title }) => title)).toEqual(['Kişi 2077']);
    await office.db.execute(sql`update inbox_entry set name = 'X', body = '' where name = 'Kişi 2077'`);
    expect(await find({ q: 'kisi 2077' })).toEqual([]);
  });

  it.each(['CRM_ADMIN', 'BRAND', 'CUSTOMER'] as const)('is closed to %s', async (role) => {
    const thread = await write();
    await office.enter(role);
    for (const path of ['inbox-threads', 'inbox-counts', 'inbox-colleagues'])
      expect((await office.get(path)).statusCode).toBe(403);
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
    expect(row).toMatchObject({ entries: 3, about: 'ended', excerpt: '120 değil 150' });
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
    const undo = () => office.send('POST', `changes/${closed.change}/undo`);
    expect((await undo()).json()).toMatchObject({ done: 1, failed: [] });
    expect((await read(thread.id)).state).toBe('new');
    // Later changes are kept.
    expect((await undo()).json()).toMatchObject({ done: 0, failed: [{ code: 'record-changed' }] });
  });

  it('is closed and handed over with others: what cannot be done is told, and all of it is taken back', async () => {
    const colleague = await office.enter('ADMIN');
    const [one, other] = [await write({ name: 'Ada' }), await write({ name: 'Can' })];
    const { id: campaignId } = await makeCampaign(office.db, { title: 'Kasko' });
    const old = await report(campaignId);
    await change(old, { state: 'closed' });
    await report(campaignId);
    const many = (target: object, values: object) =>
      office.send('POST', 'inbox/changes', { target, ...values });
    const ids = { kind: 'ids', ids: [one.id, other.id] };
    const closed = (await many(ids, { state: 'closed', assigneeId: colleague.id })).json();
    expect(closed).toMatchObject({ done: 2, failed: [] });
    expect((await read(other.id)).assignee?.id).toBe(colleague.id);
    const meant = { kind: 'filter', query: { state: 'closed' }, total: 3 };
    const reopened = (await many(meant, { state: 'read' })).json();
    expect(reopened).toMatchObject({
      done: 2,
      failed: [{ id: old.id, label: 'Kasko', code: 'campaign-has-thread' }],
    });
    expect((await many(meant, { state: 'read' })).json().code).toBe('selection-changed');
    const undone = await office.send('POST', `changes/${reopened.change}/undo`);
    expect(undone.json()).toMatchObject({ done: 2 });
    expect((await read(one.id)).state).toBe('closed');
    const stranger = await office.enter('CUSTOMER');
    await office.enter('ADMIN');
    expect((await many(ids, { assigneeId: stranger.id })).json()).toMatchObject({
      done: 0,
      failed: [{}, {}],
    });
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
    const { items } = (await office.get('inbox-colleagues')).json();
    expect(items.map((row: { username: string }) => row.username)).toEqual(
      expect.arrayContaining([colleague.username]),
    );
    expect(JSON.stringify(items)).not.toContain(customer.username);
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
