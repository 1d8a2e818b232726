import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '@ayrac/domain/access.ts';
import { afterAll } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

interface Side {
  readonly brandId: string;
  readonly campaignId: string;
  readonly leadId: string;
  readonly agent: Caller;
  readonly agentId: string;
}

/** Opens a CRM with two brands of one lead and one person each, and acts as the person of the first. */
export async function openTwoBrands() {
  const folder = await mkdtemp(join(tmpdir(), 'ayrac-isolation-'));
  const server = await testApp({ settings: { DATA_DIR: folder, QUOTE_PROOF_FROM: '100000' } });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  const ours = await makeSide(server, 'Bizim', { name: 'Şükrü', phoneNumber: '5321110001' });
  const theirs = await makeSide(server, 'Onların', { name: 'Zülküf', phoneNumber: '5339990002' });
  server.actAs(ours.agent);

  const send = (method: 'DELETE' | 'PATCH' | 'POST', path: string, body: unknown = {}) =>
    server.app.inject({
      method,
      url: `/api/${path}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  return {
    server,
    ours,
    theirs,
    send,
    get: (path: string) => server.app.inject({ url: `/api/crm/${path}` }),
    post: (path: string, body?: unknown) => send('POST', `crm/${path}`, body),
  };
}

async function makeSide(server: TestApp, name: string, asked: object): Promise<Side> {
  const brand = await makeBrand(server.db, { name });
  const campaign = await makeCampaign(server.db, { brandId: brand.id, title: `${name} kampanyası` });
  server.actAs(undefined);
  const { relationId } = (
    await postQuote(server.app, 'anonymous', quoteBody(campaign.id, asked as never))
  ).json();
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: brand.id });
  const member: Caller = {
    ...{ kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId: brand.id },
  };
  return { brandId: brand.id, campaignId: campaign.id, leadId: relationId, agent: member, agentId: id };
}
