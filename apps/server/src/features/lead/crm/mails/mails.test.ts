import { LEAD_MAILS_A_DAY } from '@ayrac/domain/lead/lead-mail.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { leadContext } from '#server/features/lead/table.ts';
import { presentLetter } from '#server/features/mail/present-letter.ts';
import { mail } from '#server/features/mail/table.ts';
import { settleMail, takeMail } from '#server/features/mail/writes.ts';
import { withdrawLead } from '#server/testing/leads.ts';
import { testNow } from '#server/testing/test-app.ts';
import { leadMail } from './table.ts';
import { openMailing, type Template } from './testing/mailing-desk.ts';

const env = readEnv({ NODE_ENV: 'test', DEMO: 'off' });
const { server, ours, theirs, get, makeTemplate, ask, send, isTo, mailsOf, rowOf } = await openMailing();

describe('mail about a request', () => {
  it('is filled from the template in both languages, sent, and counts as the first answer', async () => {
    const { id, email } = await ask(ours);
    const offered = (await get(`leads/${id}/mail`)).json();
    expect(offered).toMatchObject({ language: 'tr', isMarketingAllowed: false });
    const service = offered.templates.find((one: Template) => one.id === ours.service.id);
    expect(service).toMatchObject({
      tr: { subject: 'Sayın Şükrü Can, teklifiniz hazır' },
      en: { text: 'Iğdır Oto called about Kış lastiği.' },
    });
    expect((await send(id, ours.service, service.tr)).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      stage: 'contacted',
      state: 'contacted',
      firstContactAt: testNow,
    });
    const [first] = await mailsOf(email, 'lead-mail');
    expect(first?.data).toMatchObject({ subject: 'Sayın Şükrü Can, teklifiniz hazır', brand: 'Iğdır Oto' });

    const { entries } = (await get(`leads/${id}/story`)).json();
    const kinds = entries.map(({ what }: { what: { kind: string } }) => what.kind);
    expect(kinds.toSorted()).toEqual(['asked', 'confirmation', 'mail']);
    expect(entries).toContainEqual(
      expect.objectContaining({
        by: ours.agent.username,
        what: { kind: 'mail', purpose: 'service', state: 'waiting', ...service.tr },
      }),
    );
    const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(kept.map(({ action }) => action)).toContain('lead-mailed');
    expect(JSON.stringify(kept)).not.toContain('Şükrü');
  });

  it('is offered in the language of the request', async () => {
    const { id } = await ask(ours);
    await server.db.update(leadContext).set({ language: 'en' }).where(eq(leadContext.leadId, id));
    expect((await get(`leads/${id}/mail`)).json()).toMatchObject({ language: 'en' });
  });

  it("continues the thread in its reader's mail program", async () => {
    const { id, email } = await ask(ours);
    await send(id, ours.service);
    await send(id, ours.service, { subject: 'Bir ek daha' });
    const rows = await mailsOf(email, 'lead-mail');
    const second = rows.find(({ data }) => (data as { subject: string }).subject === 'Bir ek daha');
    const [first] = rows.filter((row) => row !== second);
    if (first === undefined || second === undefined) throw new Error('Two mails were put.');
    const { headers, text } = presentLetter(second, env);
    expect(headers.References).toMatch(new RegExp(`^<${id}@.+> <${first.id}@.+>$`));
    expect(text).toContain('Merhaba Şükrü Bey');
    expect(headers['List-Unsubscribe']).toBeUndefined();
  });

  it.each<[string, object, string, RegExp]>([
    ['no text', { text: '  ' }, 'text', /./],
    ['a placeholder that is left', { text: 'Sayın {name}' }, 'text', /kendi metninizi yazın/],
    ['no subject', { subject: '' }, 'subject', /./],
    ['too much of it', { text: 'a'.repeat(8_001) }, 'text', /./],
    ['no template', { templateId: crypto.randomUUID() }, 'templateId', /./],
  ])('is refused with %s', async (_name, values, field, message) => {
    const { id } = await ask(ours);
    const reply = await send(id, ours.service, values);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    expect(reply.json().fields[field]).toMatch(message);
    expect(await server.db.$count(leadMail, eq(leadMail.leadId, id))).toBe(0);
  });

  it('is refused to people who withdrew, and limited in number', async () => {
    const { id, email } = await ask(ours);
    for (let sent = 0; sent < LEAD_MAILS_A_DAY; sent += 1)
      expect((await send(id, ours.service)).statusCode).toBe(200);
    expect((await send(id, ours.service)).statusCode).toBe(429);
    expect(await mailsOf(email, 'lead-mail')).toHaveLength(LEAD_MAILS_A_DAY);
    const { id: withdrawn } = await ask(ours);
    await withdrawLead(server.db, withdrawn);
    expect((await send(withdrawn, ours.service)).json().code).toBe('request-withdrawn');
  });

  it('is stopped by a withdrawal, except the confirmation, and the timeline says so', async () => {
    const { id, email } = await ask(ours);
    await send(id, ours.service);
    await server.db
      .update(mail)
      .set({ state: 'sent', sentAt: testNow, data: {} })
      .where(isTo(email, 'lead-mail'));
    await send(id, ours.service);
    await withdrawLead(server.db, id);
    expect(await mailsOf(email, 'lead-mail')).toMatchObject([{ state: 'sent' }]);
    // The outbox deletes what was sent long ago.
    await server.db.delete(mail).where(isTo(email, 'lead-mail'));
    const { entries } = (await get(`leads/${id}/story`)).json();
    const mailed = entries.flatMap(({ what }: { what: { kind: string; state: string } }) =>
      ['mail', 'confirmation'].includes(what.kind) ? [[what.kind, what.state]] : [],
    );
    expect(mailed.toSorted()).toEqual([
      ['confirmation', 'waiting'],
      ['mail', 'sent'],
      ['mail', 'stopped'],
    ]);
  });
});

describe('mail whose sending was tried before a withdrawal', () => {
  const shownState = async (id: string) => {
    await withdrawLead(server.db, id);
    const { entries } = (await get(`leads/${id}/story`)).json();
    return entries.find(({ what }: { what: { kind: string } }) => what.kind === 'mail').what.state;
  };
  const take = async (email: string) => {
    const [row] = await server.db.select({ id: mail.id }).from(mail).where(isTo(email, 'lead-mail'));
    const taken = row && (await takeMail(server.db, row.id, 'ayrac.example'));
    if (taken === undefined) throw new Error('No mail waits.');
    return taken;
  };

  it('is not said to be stopped while the mail server may be accepting it', async () => {
    const { id, email } = await ask(ours);
    await send(id, ours.service);
    await settleMail(server.db, await take(email), {
      ...{ state: 'waiting', problem: 'CONN: 421 busy' },
    });
    await take(email);
    expect(await shownState(id)).toBe('sent');
  });

  it('is said to be stopped when the worker of the attempt died', async () => {
    const { id, email } = await ask(ours);
    await send(id, ours.service);
    await take(email);
    await server.db
      .update(mail)
      .set({ triedAt: sql`now() - interval '3 minutes'` })
      .where(isTo(email, 'lead-mail'));
    expect(await shownState(id)).toBe('stopped');
  });

  it('is said to be stopped after the attempt has failed', async () => {
    const { id, email } = await ask(ours);
    await send(id, ours.service);
    await settleMail(server.db, await take(email), {
      ...{ state: 'waiting', problem: 'CONN: 421 busy' },
    });
    expect(await shownState(id)).toBe('stopped');
  });
});

describe('mail template', () => {
  it.each<[string, object, string]>([
    ['an unknown placeholder', { text: 'Sayın {isim}' }, 'text'],
    ['an open brace', { subjectEn: 'Dear {name' }, 'subjectEn'],
    ['the name of another', { name: 'TEKLİF HAZIR' }, 'name'],
  ])('is refused with %s', async (_name, values, field) => {
    const reply = await makeTemplate(ours.brandId, { name: 'Yeni', ...values });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  });

  it('belongs to its brand only', async () => {
    const { id } = await ask(ours);
    expect((await send(id, theirs.service)).json().fields).toHaveProperty('templateId');
    for (const path of [`mail-templates/${theirs.service.id}`, `mail-templates/${theirs.service.id}/history`])
      expect((await get(path)).statusCode).toBe(404);
    const { items } = (await get('mail-templates')).json();
    expect(items.every(({ brandId }: { brandId: string }) => brandId === ours.brandId)).toBe(true);
    for (const name of ['Sızma', 'Teklif hazır'])
      expect((await makeTemplate(theirs.brandId, { name })).statusCode).toBe(404);
    const other = await ask(theirs);
    for (const reply of [await get(`leads/${other.id}/mail`), await send(other.id, ours.service)])
      expect(reply.statusCode).toBe(404);
  });
});
