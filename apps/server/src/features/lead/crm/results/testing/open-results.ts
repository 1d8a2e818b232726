import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '@ayrac/domain/access.ts';
import { eq } from 'drizzle-orm';
import { apiKey } from '#server/features/delivery/table.ts';
import { lead } from '#server/features/lead/table.ts';
import { hashOfToken, newToken } from '#server/guards/opaque-token.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

/** A brand with a campaign, a member of its team, and a key of its own system. */
export interface Side {
  readonly brandId: string;
  readonly campaignId: string;
  readonly agent: Extract<Caller, { kind: 'member' }>;
  readonly key: string;
}

/** Opens a server with two brands, and helpers that report results of their requests. */
export async function openResults() {
  const folder = await mkdtemp(join(tmpdir(), 'ayrac-results-'));
  const server = await testApp({ settings: { DATA_DIR: folder, QUOTE_PROOF_FROM: '100000' } });
  const [ours, theirs] = [await makeSide(server), await makeSide(server)];
  async function close(): Promise<void> {
    await server.close();
    await rm(folder, { recursive: true });
  }
  return { server, ours, theirs, ...resultCalls(server), close };
}

/** Makes a brand with its campaign, team and key. */
export async function makeSide({ db }: TestApp): Promise<Side> {
  const { id: brandId } = await makeBrand(db);
  const { id: campaignId } = await makeCampaign(db, { brandId, title: 'Kış lastiği' });
  const { id, username } = await makeAccount(db, { role: 'CRM_ADMIN', brandId });
  const key = `ayk_${newToken()}`;
  await db.insert(apiKey).values({ brandId, name: 'CRM', keyHash: hashOfToken(key), madeAt: testNow });
  return {
    ...{ brandId, campaignId, key },
    agent: { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId },
  };
}

const json = { 'content-type': 'application/json' };
const bearer = ({ key }: Side) => ({ authorization: `Bearer ${key}` });

function resultCalls(server: TestApp) {
  const post = (url: string, body: unknown, headers: object = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { ...json, ...headers },
      payload: JSON.stringify(body),
    });
  const send = (side: Side, results: readonly object[], more: object = {}) =>
    post('/api/brand/results', { results, ...more }, bearer(side));
  return {
    bearer,
    post,
    send,
    report: async (side: Side, result: object, more: object = {}) =>
      (await send(side, [result], more)).json().items[0],
    rowOf: async (id: string) => (await server.db.select().from(lead).where(eq(lead.id, id)))[0],
    reasonsOf: async (side: Side): Promise<readonly { id: string; name: string }[]> =>
      (await server.app.inject({ url: '/api/brand/lost-reasons', headers: bearer(side) })).json(),
    /** Sends a request for a side's campaign and returns its id. */
    async ask({ campaignId }: Side, name = 'Elif'): Promise<string> {
      server.actAs(undefined);
      return (await postQuote(server.app, 'anonymous', quoteBody(campaignId, { name } as never))).json()
        .relationId;
    },
  };
}
