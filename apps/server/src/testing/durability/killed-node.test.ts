import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newSecret } from '#server/features/delivery/send/signature.ts';
import {
  type BrandServer,
  startBrandServer,
  take,
} from '#server/features/delivery/send/testing/brand-server.ts';
import { mailbox, webhook } from '#server/features/delivery/table.ts';
import {
  type MailServer,
  type Manners,
  startMailServer,
} from '#server/features/mail/delivery/testing/mail-server.ts';
import { passTime } from '#server/features/mail/delivery/testing/pass-time.ts';
import { seal } from '#server/guards/sealed.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { quoteBody } from '#server/testing/quote-body.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { KillableNode } from './killable-node.ts';

/** Longer than any worker of a killed node owns what it was sending. */
const AFTER_THE_LEASES_MS = 10 * 60_000;
/** Generous, because a node starts slowly on a busy machine. */
const soon = { timeout: 60_000, interval: 20 };
const MAILBOX = 'istekler@marka.example';

let database: TestDatabase;
let system: BrandServer;
let opened: AsyncDisposableStack;
beforeEach(async () => {
  opened = new AsyncDisposableStack();
  database = await openTestDatabase();
  opened.defer(() => database.drop());
  system = await startBrandServer();
  opened.defer(() => system.close());
});
afterEach(() => opened.disposeAsync());

async function openMailServer(manners: Manners = {}): Promise<MailServer> {
  const server = await startMailServer(manners);
  opened.defer(() => server.close());
  return server;
}

/** Makes a campaign whose brand gets its requests by a webhook and by mail. */
async function makeDelivered(): Promise<string> {
  const { db } = database;
  const { id: brandId } = await makeBrand(db);
  const [made] = await db.insert(webhook).values({ brandId, url: system.url }).returning();
  const id = made?.id ?? '';
  await db.update(webhook).set({ sealedSecret: await seal(db, newSecret(), id) });
  await db.insert(mailbox).values({ brandId, email: MAILBOX, language: 'tr', confirmedAt: new Date() });
  return (await makeCampaign(db, { brandId })).id;
}

async function ask(node: KillableNode, campaignId: string): Promise<string> {
  const body = quoteBody(campaignId);
  const answer = await fetch(`${node.origin}/api/Campaign_Service/public/form-submission/anonymous`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  return body.email;
}

async function startNode({ url }: MailServer): Promise<KillableNode> {
  const node = await KillableNode.start(database.connection, url);
  opened.defer(() => node.stop());
  return node;
}

/** Requests a quote and lets the node be killed at a certain step. Returns the requester's address. */
type Story = (
  campaignId: string,
) => Promise<{ readonly email: string; readonly node: KillableNode; readonly mails: MailServer }>;

const afterTheAnswer: Story = async (campaignId) => {
  const mails = await openMailServer();
  const node = await startNode(mails);
  return { email: await ask(node, campaignId), node, mails };
};

const whileMailing: Story = async (campaignId) => {
  const reached = Promise.withResolvers<void>();
  let isFirst = true;
  const mails = await openMailServer({
    onRecipient: async () => {
      if (!isFirst) return;
      isFirst = false;
      reached.resolve();
      await new Promise(() => undefined);
    },
  });
  const node = await startNode(mails);
  const email = await ask(node, campaignId);
  await reached.promise;
  return { email, node, mails };
};

const whileDelivering: Story = async (campaignId) => {
  const mails = await openMailServer();
  const node = await startNode(mails);
  system.answer = () => undefined;
  const email = await ask(node, campaignId);
  await vi.waitFor(() => expect(system.got).not.toHaveLength(0), soon);
  system.answer = take;
  return { email, node, mails };
};

it.each<[string, Story]>([
  ['right after it confirmed a request', afterTheAnswer],
  ['while it sends the mail of a request', whileMailing],
  ["while it calls the brand's system", whileDelivering],
])(
  'a node that is killed %s loses neither the lead nor its mails and deliveries',
  { timeout: 180_000 },
  async (_step, story) => {
    const { email, node, mails } = await story(await makeDelivered());
    await node.stop();
    await passTime(database.db);
    await node.killAndRestart(AFTER_THE_LEASES_MS);
    const { rows } = await database.db.execute(
      sql`select l.id from lead l join quote_form f on f.id = l.form_id where f.email = ${email}`,
    );
    expect(rows).toHaveLength(1);
    await vi.waitFor(() => {
      const recipients = mails.arrived.flatMap((mail) => mail.recipients);
      expect(recipients).toEqual(expect.arrayContaining([email, MAILBOX]));
      expect(system.got.some(({ json }) => json.event === 'request-created')).toBe(true);
    }, soon);
    await vi.waitFor(async () => {
      const deliveries = await database.db.execute(sql`select distinct state from delivery`);
      expect(deliveries.rows).toEqual([{ state: 'delivered' }]);
    }, soon);
    // However often a brand is called, the id says that it is one event.
    expect(new Set(system.got.map(({ json }) => json.id)).size).toBe(1);
  },
);
