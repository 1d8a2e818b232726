import type { Caller } from '@ayrac/domain/access.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { campaignIntake, campaignStats } from '#server/features/campaign/table.ts';
import { lead, leadClaim } from '#server/features/lead/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { testApp, testNow } from '#server/testing/test-app.ts';

/** Starts a server on which an agent of a brand reviews its suspect requests; another brand has an agent as well. */
export async function openReview() {
  const server = await testApp();
  const { id: brandId } = await makeBrand(server.db);
  const agent = await makeAgent(brandId);
  const foreigner = await makeAgent((await makeBrand(server.db)).id);
  beforeEach(() => server.actAs(agent));
  afterEach(() => {
    server.clock.now = testNow;
  });
  afterAll(() => server.close());

  async function makeAgent(ofBrand: string): Promise<Extract<Caller, { kind: 'member' }>> {
    const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: ofBrand });
    return { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId: ofBrand };
  }

  /** Sends a request that is suspected as a robot's, and returns its lead. */
  async function ask(values: object = {}, campaignId?: string): Promise<{ id: string; campaignId: string }> {
    const asked = campaignId ?? (await makeCampaign(server.db, { brandId })).id;
    server.actAs(undefined);
    const reply = await postQuote(server.app, 'anonymous', quoteBody(asked, { website: 'x', ...values }));
    server.actAs(agent);
    return { id: reply.json().relationId, campaignId: asked };
  }

  const get = async (path: string) => (await server.app.inject({ url: `/api/crm/${path}` })).json();
  const post = (path: string, body: unknown = {}) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });

  return {
    ...{ server, brandId, agent, foreigner, ask, get, post },
    review: async (wanted: 'accepted' | 'refused', ...ids: readonly string[]) =>
      (await post('/api/crm/suspect-leads/review', { target: { kind: 'ids', ids }, review: wanted })).json(),
    undo: (change: string) => post(`/api/crm/changes/${change}/undo`),
    rowOf: async (id: string) => (await server.db.select().from(lead).where(eq(lead.id, id)))[0],
    idsIn: async (path: string): Promise<string[]> =>
      (await get(path)).items.map(({ id }: { id: string }) => id),
    claimsOf: (id: string) => server.db.$count(leadClaim, eq(leadClaim.leadId, id)),
    placesTaken: async (campaignId: string) =>
      (await server.db.select().from(campaignIntake).where(eq(campaignIntake.id, campaignId)))[0]?.taken,
    applications: async (campaignId: string) =>
      (await server.db.select().from(campaignStats).where(eq(campaignStats.campaignId, campaignId)))[0]
        ?.applications ?? 0,
    mailsTo: (address: string) => server.db.$count(mail, eq(mail.recipientKey, address)),
  };
}
