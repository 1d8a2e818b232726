import type { Caller } from '@ayrac/domain/access.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect } from 'vitest';
import { REQUEST_PURPOSE } from '#server/features/lead/outbox.ts';
import { lead } from '#server/features/lead/table.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { signLink } from '#server/guards/signed-link.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { testApp, testNow } from '#server/testing/test-app.ts';

/** Starts a server on which an agent of one brand merges its leads; another brand has an agent as well. */
export async function openMerging() {
  const server = await testApp({
    settings: { QUOTE_LIMIT_PER_PERSON: '100', QUOTE_LIMIT_PER_ADDRESS: '1000' },
  });
  const fingerprint = await fingerprintOf(server.db);
  const { id: brandId } = await makeBrand(server.db);
  const { id: foreignBrandId } = await makeBrand(server.db);
  const [agent, foreigner] = [await makeAgent(brandId), await makeAgent(foreignBrandId)];
  afterEach(() => {
    server.clock.now = testNow;
  });
  afterAll(() => server.close());

  async function makeAgent(ofBrand: string): Promise<Caller> {
    const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: ofBrand });
    return { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId: ofBrand };
  }

  let people = 0;
  /** Returns the contact of a person who appears in no other test. */
  function somebody() {
    people += 1;
    return {
      email: `kisi${String(people).padStart(3, '0')}z@ornek.example`,
      phoneNumber: `54400${String(people).padStart(5, '0')}`,
    };
  }

  async function ask(values: object, ofBrand = brandId): Promise<string> {
    const { id } = await makeCampaign(server.db, { brandId: ofBrand });
    server.actAs(undefined);
    const reply = await postQuote(server.app, 'anonymous', quoteBody(id, { ...values }));
    server.actAs(agent);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().relationId;
  }

  const get = async (path: string) => (await server.app.inject({ url: `/api/crm/${path}` })).json();
  const post = (path: string, body?: unknown) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body ?? {}),
    });
  const merge = async (into: string, ...ids: readonly string[]) => {
    const version = (await rowOf(into)).version;
    return post(`/api/crm/leads/${into}/merge`, { ids, version });
  };
  const unmerge = (id: string) => post(`/api/crm/leads/${id}/unmerge`);
  const work = (id: string, action: object) => post(`/api/crm/leads/${id}/work`, { action });
  const undo = (change: string) => post(`/api/crm/changes/${change}/undo`);
  async function rowOf(id: string) {
    const [row] = await server.db.select().from(lead).where(eq(lead.id, id));
    if (row === undefined) throw new Error('No such lead.');
    return row;
  }
  const listed = async (q: string): Promise<string[]> =>
    (await get(`leads?q=${encodeURIComponent(q)}`)).items.map(({ id }: { id: string }) => id);

  /** Returns what the holder of a request's link reads. */
  async function readByLink(id: string) {
    const until = new Date(server.clock.now.getTime() + dayInMs);
    const token = signLink(fingerprint, REQUEST_PURPOSE, id, until);
    return (await post('/api/public/requests/open', { token })).json();
  }

  async function withdraw(id: string): Promise<void> {
    const until = new Date(server.clock.now.getTime() + dayInMs);
    const token = signLink(fingerprint, REQUEST_PURPOSE, id, until);
    expect((await post('/api/public/requests/withdraw', { token })).statusCode).toBe(200);
  }

  return {
    server,
    brandId,
    foreignBrandId,
    agent,
    foreigner,
    makeAgent,
    somebody,
    ask,
    get,
    post,
    merge,
    unmerge,
    work,
    undo,
    rowOf,
    listed,
    readByLink,
    withdraw,
  };
}
