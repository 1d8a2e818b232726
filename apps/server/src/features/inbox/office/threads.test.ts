import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { enforceRetention } from '#server/retention/enforce.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { inboxEntry, inboxReply, inboxThread } from '../table.ts';
import { openInboxDesk } from './testing/inbox-desk.ts';

const { office, write, report, read, change, answer, mailsOf } = await openInboxDesk();

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
    const undo = () => office.undoChange(closed.change);
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
    const undone = await office.undoChange(reopened.change);
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
