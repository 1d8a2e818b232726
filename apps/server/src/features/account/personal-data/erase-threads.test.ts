import { randomUUID } from 'node:crypto';
import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inboxEntry, inboxReply, inboxThread } from '#server/features/inbox/table.ts';
import { leadAttachment } from '#server/features/lead/attachments/table.ts';
import { leadMail } from '#server/features/lead/crm/mails/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { testNow } from '#server/testing/test-app.ts';
import { erasePerson } from './erase-person.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  office.clock.now = testNow;
  await office.db.delete(inboxThread);
  await office.db.delete(mail);
});
afterAll(() => office.close());

async function send(path: string, body: object, address: string): Promise<InboxThread> {
  const whole = { kvkkConsent: true, tookMs: 30_000, ...body };
  const reply = await postJson(office.app, `/api/public/${path}`, whole, {}, address);
  const [entry] = await office.db.select().from(inboxEntry).where(eq(inboxEntry.id, reply.json().id));
  return read(entry?.threadId ?? '');
}
const read = async (id: string): Promise<InboxThread> => (await office.get(`inbox/${id}`)).json();
const write = (email: string) =>
  send('contact-messages', { name: 'Ada', email, topic: 'quote', message: 'Merhaba' }, '192.0.2.1');
const report = (campaignId: string, values: object, address: string) =>
  send('reports', { campaignId, reason: 'ended', ...values }, address);
const answer = ({ id, version, entries }: InboxThread, text: string, values: object = {}) =>
  office.send('POST', `inbox/${id}/answers`, {
    version,
    text,
    entryIds: entries.map((entry) => entry.id),
    ...values,
  });

describe('threads of an erased person', () => {
  const erase = (emailKey: string) =>
    office.db.transaction((tx) =>
      erasePerson(
        tx,
        { accountId: '00000000-0000-4000-8000-00000000000a', emailKey, before: office.clock.now },
        office.clock.now,
      ),
    );

  it('are deleted with their messages, answers and notes', async () => {
    const thread = await write('ada@ornek.example');
    await answer(thread, 'Merhaba Ada');
    await office.send('POST', `inbox/${thread.id}/notes`, { text: 'Ada aradı' });
    await erase('ada@ornek.example');
    expect(await office.db.$count(inboxThread)).toBe(0);
    expect(await office.db.$count(inboxReply)).toBe(0);
    expect(await office.db.$count(mail)).toBe(0);
  });

  it('are deleted for mail about a request, including attachments', async () => {
    const { id } = await makeCampaign(office.db);
    const body = quoteBody(id, { email: 'ece@ornek.example' });
    const { relationId } = (await postQuote(office.app, 'anonymous', body)).json();
    const basis = { leadId: relationId, staffId: randomUUID(), createdAt: testNow };
    const letter = {
      subject: 'Sayın Ece',
      text: 'Teklifiniz hazır',
      locale: 'tr',
      purpose: 'service',
    } as const;
    await office.db
      .insert(leadMail)
      .values({ ...basis, ...letter, changeId: randomUUID(), mailId: randomUUID() });
    const file = { kind: 'pdf', name: 'Ece.pdf', bytes: Buffer.from('%PDF-'), size: 5 } as const;
    await office.db.insert(leadAttachment).values({ ...basis, ...file });
    await erase('ece@ornek.example');
    expect(await office.db.select().from(leadMail)).toMatchObject([{ subject: null, text: null }]);
    expect(await office.db.$count(leadAttachment)).toBe(0);
  });

  it('are kept without the person for reports that concern others', async () => {
    const { id } = await makeCampaign(office.db);
    const first = await report(id, { email: 'can@ornek.example' }, '192.0.2.2');
    await answer(first, 'Merhaba Can');
    office.clock.now = new Date(testNow.getTime() + 1_000);
    const second = await report(id, { email: 'ada@ornek.example', text: 'Ben Ada' }, '192.0.2.3');
    const adas = second.entries.filter(({ email }) => email === 'ada@ornek.example');
    await answer(second, 'Merhaba Ada', { entryIds: adas.map((entry) => entry.id) });
    await office.send('POST', `inbox/${second.id}/notes`, { text: 'Ada aradı' });
    await erase('ada@ornek.example');
    const left = await read(second.id);
    expect(JSON.stringify(left)).not.toMatch(/ada@|Ada/);
    expect(left.entries).toHaveLength(2);
    expect(left.replies.map(({ text }) => text)).toEqual(['Merhaba Can']);
  });
});
