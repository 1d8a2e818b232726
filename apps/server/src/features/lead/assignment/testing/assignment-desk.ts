import type { Caller } from '@ayrac/domain/access.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import type { Executor } from '#server/db/database.ts';
import { insertLead, type NewLead } from '#server/features/lead/arrival/writes.ts';
import { lead } from '#server/features/lead/table.ts';
import { findQuotableCampaign } from '#server/features/quote/queries.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeSide, type Side } from '#server/testing/brand-side.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { testApp, testNow } from '#server/testing/test-app.ts';

/** Opens a CRM with an admin who sets up rules, and helpers to send requests. */
export async function openAssignment() {
  const server = await testApp();
  const { id: adminId, username } = await makeAccount(server.db, { role: 'ADMIN' });
  const admin: Caller = { kind: 'member', id: adminId, username, role: 'ADMIN', sessionId: adminId };
  beforeEach(() => server.actAs(admin));
  afterAll(() => server.close());
  let made = 0;

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    server.app.inject({
      method,
      url: `/api/crm/${path}`,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    });

  async function addRule(side: Side, values: object = {}, isActive = true) {
    made += 1;
    const given = { name: `Kural ${made}`, brandId: side.brandId, people: side.ids.join(','), ...values };
    const reply = await call('POST', 'assignment-rules', { ...given, isActive });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().row;
  }

  async function ask(campaignId: string, values: object = {}, headers = {}): Promise<string> {
    server.actAs(undefined);
    const reply = await postQuote(server.app, 'anonymous', quoteBody(campaignId, values as never), headers);
    expect(reply.statusCode, reply.body).toBe(200);
    server.actAs(admin);
    return reply.json().relationId;
  }

  /** Prepares a request and returns a function that writes it, by default in a transaction of its own. */
  async function prepare({ campaignId }: Pick<Side, 'campaignId'>, values: Partial<NewLead> = {}) {
    made += 1;
    const { id: customerId } = await makeAccount(server.db);
    const id = crypto.randomUUID();
    const contact = { email: `${made}@ornek.example`, phone: '+905321112233', name: 'Ada', surname: 'Su' };
    const write = async (tx: Executor) => {
      const campaign = await findQuotableCampaign(tx, campaignId, testNow);
      const asked = { id, campaign, customerId, contact, createdAt: testNow, ...values };
      await insertLead(tx, { locale: 'tr', userAgent: '' }, undefined, asked);
    };
    return async (within?: Executor) => {
      await (within === undefined ? server.db.transaction(write) : write(within));
      return id;
    };
  }

  return {
    server,
    admin,
    call,
    makeSide: (people?: number) => makeSide(server.db, people),
    addRule,
    ask,
    prepare,
    insert: async (side: Side, values: Partial<NewLead> = {}) => (await prepare(side, values))(),
    ownerOf: async (id: string) =>
      (await server.db.select({ ownerId: lead.ownerId }).from(lead).where(eq(lead.id, id)))[0]?.ownerId,
    limit: async (id: string, values: object) => {
      const { version } = (await call('GET', `assignees/${id}`)).json();
      const reply = await call('PATCH', `assignees/${id}`, { version, values });
      expect(reply.statusCode, reply.body).toBe(200);
    },
  };
}
