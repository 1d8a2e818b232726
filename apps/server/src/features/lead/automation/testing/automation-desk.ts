import type { Caller } from '@ayrac/domain/access.ts';
import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeSide, type Side } from '#server/testing/brand-side.ts';
import { makeLead } from '#server/testing/leads.ts';
import { jobServices, testApp, testNow } from '#server/testing/test-app.ts';
import { runAutomations } from '../run-automations.ts';
import { automationRun } from '../table.ts';

// `testNow` is Friday the 20th at noon: half an hour before lunch, which lasts an hour.
export const minutes = (count: number) => new Date(testNow.getTime() + count * minuteInMs);
export const afterLunch = minutes(90);

/** Starts a server at noon, with an admin who sets up automations and a customer who sends requests. */
export async function openAutomation() {
  const server = await testApp();
  const services = await jobServices(server);
  const { id: adminId, username: adminName } = await makeAccount(server.db, { role: 'ADMIN' });
  const admin: Caller = {
    kind: 'member',
    id: adminId,
    username: adminName,
    role: 'ADMIN',
    sessionId: adminId,
  };
  const { id: customerId } = await makeAccount(server.db);
  beforeEach(() => server.actAs(admin));
  afterEach(() => {
    server.clock.now = testNow;
  });
  afterAll(() => server.close());

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    server.app.inject({
      method,
      url: `/api/${path}`,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    });

  let made = 0;
  async function automate(side: Side, values: object = {}, isActive = true) {
    made += 1;
    const given = { name: `Otomasyon ${made}`, brandId: side.brandId, action: 'remind', ...values, isActive };
    const reply = await call('POST', 'crm/automations', given);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().row;
  }

  /** Makes a request that came now and has to be answered within half an hour, which ends as lunch begins. */
  async function ask({ campaignId }: Side, values: object = {}) {
    const { id } = await makeLead(server.db, {
      ...{ campaignId, customerId, contactEmail: 'ada@ornek.example', contactPhone: '+905321112233' },
      ...{ contactName: 'Ada', contactSurname: 'Su', createdAt: server.clock.now },
      ...{ respondBy: minutes(30), dueAt: minutes(30) },
      ...values,
    });
    return id;
  }

  /** Makes a request like `ask`, by a person who prefers this time of day. */
  async function askFor(side: Side, contactTime: string, values: object = {}) {
    const person = { name: 'Ada', surname: 'Su', email: 'ada@ornek.example', emailKey: 'ada@ornek.example' };
    const [form] = await server.db
      .insert(quoteForm)
      .values({ ...person, phone: '+905321112233', city: 'İzmir', town: 'Bornova', contactTime })
      .returning();
    const noContact = { contactEmail: null, contactPhone: null, contactName: null, contactSurname: null };
    return ask(side, { formId: form?.id, customerId: null, ...noContact, ...values });
  }

  async function runAt(now: Date) {
    server.clock.now = now;
    await runAutomations(server.db, services);
  }

  const runsOf = (...ids: readonly string[]) =>
    server.db
      .select()
      .from(automationRun)
      .where(inArray(automationRun.leadId, [...ids]));
  const rowOf = async (id: string) => (await server.db.select().from(lead).where(eq(lead.id, id)))[0];
  const mailsTo = (accountId: string) =>
    server.db
      .select()
      .from(mail)
      .where(and(eq(mail.accountId, accountId), eq(mail.template, 'leads-unanswered')));
  const work = (id: string, command: object) => call('POST', `crm/leads/${id}/work`, { action: command });
  const story = async (id: string) => (await call('GET', `crm/leads/${id}/story`)).json().entries;
  return {
    server,
    services,
    admin,
    customerId,
    call,
    makeSide: (people?: number) => makeSide(server.db, people),
    automate,
    ask,
    askFor,
    runAt,
    runsOf,
    rowOf,
    mailsTo,
    work,
    story,
  };
}
