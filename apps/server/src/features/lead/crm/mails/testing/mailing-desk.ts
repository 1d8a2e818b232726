import type { Caller } from '@ayrac/domain/access.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import { lead } from '#server/features/lead/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { testApp, testNow } from '#server/testing/test-app.ts';

/** A template as saved. */
export interface Template {
  readonly id: string;
  readonly version: number;
}

interface Side {
  readonly brandId: string;
  readonly campaignId: string;
  readonly agent: Extract<Caller, { kind: 'member' }>;
  readonly service: Template;
  readonly marketing: Template;
}

const texts = {
  subject: 'Sayın {name}, teklifiniz hazır',
  text: '{brand} olarak {campaign} için aradık.\n\nİyi günler',
  subjectEn: 'Dear {name}, your quote is ready',
  textEn: '{brand} called about {campaign}.',
  isActive: true,
};

/** Starts a server with two brands that have mail templates, and acts as the agent of the first. */
export async function openMailing() {
  const server = await testApp({ settings: { QUOTE_PROOF_FROM: '100000' } });
  const post = (url: string, body: unknown) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const get = (path: string) => server.app.inject({ url: `/api/crm/${path}` });
  const makeTemplate = (brandId: string, values: object) =>
    post('/api/crm/mail-templates', { brandId, purpose: 'service', ...texts, ...values });

  async function makeSide(name: string): Promise<Side> {
    const { id: brandId } = await makeBrand(server.db, { name });
    const { id: campaignId } = await makeCampaign(server.db, { brandId, title: 'Kış lastiği' });
    const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId });
    const agent = { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId } as const;
    server.actAs(agent);
    const service = (await makeTemplate(brandId, { name: 'Teklif hazır' })).json().row;
    const marketing = (await makeTemplate(brandId, { name: 'Haber', purpose: 'marketing' })).json().row;
    return { brandId, campaignId, agent, service, marketing };
  }

  async function ask({ campaignId }: Side, values: object = {}) {
    server.actAs(undefined);
    const body = quoteBody(campaignId, { name: 'Şükrü', surname: 'Can', ...values });
    const { relationId, formId } = (await postQuote(server.app, 'anonymous', body)).json();
    server.actAs(ours.agent);
    return { id: String(relationId), formId: String(formId), email: body.email };
  }

  const letter = { locale: 'tr', subject: 'Teklifiniz hazır', text: 'Merhaba Şükrü Bey' };
  const send = (id: string, { id: templateId }: Template, values: object = {}) =>
    post(`/api/crm/leads/${id}/mails`, { templateId, ...letter, ...values });
  const isTo = (email: string, template: 'lead-mail' | 'lead-marketing') =>
    and(eq(mail.recipientKey, email), eq(mail.template, template));
  const mailsOf = (email: string, template: 'lead-mail' | 'lead-marketing') =>
    server.db.select().from(mail).where(isTo(email, template)).orderBy(mail.createdAt);
  const rowOf = async (id: string) => (await server.db.select().from(lead).where(eq(lead.id, id)))[0];

  /** Sends a request with the email permission ticked, and confirms it by the link in the mail. */
  async function askAllowing() {
    const asked = await ask(ours, { marketing: { email: true, sms: false, call: false } });
    const token = await mailedToken(asked.email);
    await byLink('confirm-permission', token);
    return { ...asked, token };
  }

  async function mailedToken(email: string): Promise<string> {
    const rows = await server.db.select().from(mail).where(eq(mail.recipientKey, email));
    const { url } = (rows.find(({ template }) => template === 'request-received')?.data ?? {}) as {
      url: string;
    };
    return new URL(url).searchParams.get('kod') ?? '';
  }

  const byLink = async (call: string, token: string) =>
    (await postJson(server.app, `/api/public/requests/${call}`, { token })).json();

  const [ours, theirs] = [await makeSide('Iğdır Oto'), await makeSide('Öteki Oto')];
  beforeEach(() => {
    server.clock.now = testNow;
    server.actAs(ours.agent);
  });
  afterAll(() => server.close());
  return {
    server,
    ours,
    theirs,
    post,
    get,
    makeTemplate,
    ask,
    send,
    isTo,
    mailsOf,
    rowOf,
    askAllowing,
    mailedToken,
    byLink,
  };
}
