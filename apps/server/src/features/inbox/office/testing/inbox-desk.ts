import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import { inboxEntry, inboxThread } from '#server/features/inbox/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { openOffice } from '#server/resource/testing/open-office.ts';
import { postJson } from '#server/testing/post-json.ts';
import { testNow } from '#server/testing/test-app.ts';

export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly entries: number;
}

/** Lists of the screen by their filters. */
export const lists = {
  open: { state: 'new,read,answered', isSuspect: 'false' },
  unread: { state: 'new', isSuspect: 'false' },
  closed: { state: 'closed' },
  suspect: { state: 'new,read,answered', isSuspect: 'true' },
} as const;

/** Opens an office with an empty inbox for each test, and helpers to write to it and to work in it. */
export async function openInboxDesk() {
  const office = await openOffice();
  let senders = 0;
  beforeEach(async () => {
    office.clock.now = testNow;
    await office.db.delete(inboxThread);
    await office.db.delete(mail);
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

  return { office, write, report, read, find, list, titles, change, answer, mailsOf };
}
