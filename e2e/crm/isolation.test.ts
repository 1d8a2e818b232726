import { UPLOAD_PATH } from '@ayrac/domain/picture/upload.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { nextCode, signInByCall, usernameOf } from '../member.ts';
import { arriveAtOffice, makeAdmin, moveInOffice } from '../office.ts';
import { expect, type Page, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';
import { makeBrandTeam, post } from './brand-team.ts';

const { leads, leadResults: results, resource } = office;
type Calls = Pick<Page, 'request'>;
type Team = Awaited<ReturnType<typeof makeBrandTeam>>;
/** A call with its body, if it has one, and the expected answer: a status, or parts of the reply. */
type Attack = readonly [
  what: string,
  call: string,
  expected: number | Record<string, unknown>,
  body?: object,
];

// Refused calls are the point of this story.
story.use({ expectedTrouble: [/status of 40[0134]/] });

// Specification 6.6
story(
  "a brand's team gets nothing of another brand by screens, calls, files or live updates",
  { tag: '@once' },
  async ({ page, browser, visitor, baseURL }) => {
    const admin = await browser.newContext({ baseURL: baseURL ?? '' });
    const { username, secret } = await makeAdmin(visitor);
    await signInByCall(admin, username, nextCode(secret));
    // Everything of the other brand contains this word, so that no answer may.
    const theirWord = `Gizli${usernameOf(visitor).replace(/[^a-z]/g, '')}`;
    const phoneOf = (end: string) => newVisitor().phone.slice(0, -4) + end;
    const [ours, theirs] = await Promise.all([
      makeBrandTeam(admin, `Bizim ${username}`, { phoneNumber: phoneOf('1234') }),
      makeBrandTeam(admin, theirWord, { phoneNumber: phoneOf('5678') }),
    ]);
    const things = await makeThings(admin, theirs, theirWord);
    // Without a mail server, mails are marked as kept within a second.
    const allOfTheirs = async () => JSON.stringify(await everythingOf(admin, theirs, theirWord));
    await expect.poll(allOfTheirs).not.toContain('"state":"waiting"');
    const before = await everythingOf(admin, theirs, theirWord);
    await signInByCall(page, ours.username, nextCode(ours.secret));

    await arriveAtOffice(page, `/crm-admin/leads?q=${theirWord}&open=${theirs.leadId}`);
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
    await expect(page.getByRole('complementary').getByText(resource.recordMissing)).toBeVisible();
    await moveInOffice(page, `/crm-admin/leads/${theirs.slug}`);
    await expect(page.getByRole('heading', { name: leads.noBrand })).toBeVisible();
    await moveInOffice(page, '/crm-admin/delivery?tab=results');
    const file = Buffer.from(`requestId;Durum\r\n${theirs.leadId};Kazanıldı`);
    await page
      .getByLabel(results.file)
      .setInputFiles({ name: 'sonuclar.csv', mimeType: 'text/csv', buffer: file });
    await page.getByRole('button', { name: results.look }).click();
    await expect(page.getByText(results.unknown)).toBeVisible();
    await expect(page.getByText(results.outcomes.refused, { exact: true })).toBeVisible();

    const attacks = attacksOn(theirs, ours, things, theirWord);
    await page.evaluate(listen);
    const replies = await page.evaluate(callAll, attacks);
    for (const [n, [what, , expected]] of attacks.entries()) {
      const { reply, body } = replies[n] ?? { reply: {}, body: '' };
      expect(reply, what).toMatchObject(typeof expected === 'number' ? { status: expected } : expected);
      expect(body, what).not.toContain(theirWord);
    }
    expect(await everythingOf(admin, theirs, theirWord)).toEqual(before);

    // Updates arrive in order, so an update about the other brand would have arrived before this.
    for (const { leadId } of [theirs, ours])
      await post(admin, `/api/crm/leads/${leadId}/work`, { action: { kind: 'note', note: 'Aranacak' } });
    const heard = () => page.evaluate(() => String(Reflect.get(window, 'heard')));
    await expect.poll(heard).toContain(ours.leadId);
    expect(await heard()).not.toContain(theirs.leadId);
    await admin.close();
  },
);

/** Gives the other brand one of each thing that its team keeps. */
async function makeThings(admin: Calls, { brandId, leadId, memberId }: Team, word: string) {
  const make = async (records: string, values: object): Promise<string> => {
    const { row } = await post(admin, `/api/crm/${records}`, { brandId, name: word, ...values });
    return row.id;
  };
  const texts = { subject: word, text: word, subjectEn: word, textEn: word };
  const templateId = await make('mail-templates', { purpose: 'service', ...texts, isActive: true });
  const letter = { templateId, locale: 'tr', subject: word, text: word };
  await post(admin, `/api/crm/leads/${leadId}/mails`, letter);
  const [file] = await post(admin, `/api/crm/leads/${leadId}/attachments`, { upload: await upload(admin) });
  const action = { kind: 'assign', ownerId: memberId };
  const target = { kind: 'ids', ids: [leadId] };
  const { change } = await post(admin, '/api/crm/leads/work', { target, action });
  return {
    letter,
    change,
    fileId: file.id,
    ruleId: await make('assignment-rules', { people: memberId, isActive: true }),
    webhookId: await make('webhooks', { url: `https://${word}.invalid/`, isActive: true }),
    keyId: await make('api-keys', {}),
  };
}

/** Uploads a small document and returns its name. */
async function upload({ request }: Calls): Promise<string> {
  const data = Buffer.from('%PDF-1.7\nteklif');
  const headers = { 'sec-fetch-site': 'same-origin', 'tus-resumable': '1.0.0' };
  const begun = await request.post(UPLOAD_PATH, {
    headers: { ...headers, 'upload-length': String(data.length) },
  });
  const address = begun.headers().location ?? '';
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  const sent = await request.patch(address, { data, headers: { ...headers, ...type } });
  expect(sent.status(), await sent.text()).toBe(204);
  return address.slice(address.lastIndexOf('/') + 1);
}

/** Reads what an admin sees of a brand. */
function everythingOf({ request }: Calls, { brandId, leadId }: Team, word: string) {
  const lists = ['leads', 'assignment-rules', 'webhooks', 'api-keys'];
  const parts = ['', '/story', '/attachments'].map((part) => `leads/${leadId}${part}`);
  // A new brand gets templates of its own within a minute.
  const templates = `mail-templates?brandId=${brandId}&q=${word}`;
  const paths = [...lists.map((records) => `${records}?brandId=${brandId}`), templates, ...parts];
  return Promise.all(paths.map(async (path) => (await request.get(`/api/crm/${path}`)).json()));
}

function attacksOn(
  { brandId, campaignId, leadId, memberId }: Team,
  ours: Team,
  { change, fileId, keyId, letter, ruleId, webhookId }: Awaited<ReturnType<typeof makeThings>>,
  word: string,
): readonly Attack[] {
  const none = { items: [], total: 0 };
  const noRows = { status: 200, rows: '0' };
  const month = new Date().toISOString().slice(0, 7);
  const many = { kind: 'ids', ids: [leadId] };
  const call = { kind: 'contact', channel: 'call', outcome: 'reached' };
  const won = { kind: 'stage', stage: 'won' };
  const undone = { done: 0, failed: [{ id: leadId, code: 'not-found' }] };
  const noFigures = { people: [], brands: [], lost: [] };
  return [
    ['a lead by its address', `GET crm/leads/${leadId}`, 404],
    ['its story', `GET crm/leads/${leadId}/story`, 404],
    ['its telephone number', `POST crm/leads/${leadId}/reveal`, 404, {}],
    ['leads by brand', `GET crm/leads?brandId=${brandId}`, none],
    ['leads by campaign', `GET crm/leads?campaignId=${campaignId}`, none],
    ['leads by owner', `GET crm/leads?ownerId=${memberId}`, none],
    ['leads by name', `GET crm/leads?q=${word}`, none],
    ['leads by last four digits', 'GET crm/leads?q=5678', none],
    ['leads by state, as the board reads them', `GET crm/leads?stand=new&brandId=${brandId}&limit=20`, none],
    ['the count of all', 'GET crm/leads?limit=1&sort=-createdAt', { total: 1 }],
    ['all as CSV', 'GET crm/leads/export?format=csv&reason=report', { status: 200, rows: '1' }],
    ['theirs as CSV', `GET crm/leads/export?format=csv&reason=report&brandId=${brandId}`, noRows],
    ['theirs as XLSX', `GET crm/leads/export?format=xlsx&reason=report&q=${word}`, noRows],
    ['brands to choose from', `GET crm/lead-brands?q=${word}`, none],
    ['campaigns to choose from', `GET crm/lead-campaigns?q=${word}`, none],
    ['owners to choose from', `GET crm/lead-owners/${memberId}`, 404],
    [
      'owner of many',
      'POST crm/leads/work',
      undone,
      { target: many, action: { kind: 'assign', ownerId: ours.memberId } },
    ],
    ['state of many', 'POST crm/leads/work', undone, { target: many, action: won }],
    ['undo', `POST crm/changes/${change}/undo`, 404, {}],
    ['merge into ours', `POST crm/leads/${ours.leadId}/merge`, 404, { ids: [leadId], version: 1 }],
    ['merge of ours', `POST crm/leads/${leadId}/merge`, 404, { ids: [ours.leadId], version: 1 }],
    ['note', `POST crm/leads/${leadId}/work`, 404, { action: { kind: 'note', note: 'Bizim' } }],
    ['call', `POST crm/leads/${leadId}/work`, 404, { action: call }],
    ['mail', `POST crm/leads/${leadId}/mails`, 404, letter],
    ['mail from their template', `POST crm/leads/${ours.leadId}/mails`, 400, letter],
    ['attachments', `GET crm/leads/${leadId}/attachments`, 404],
    ['download', `GET crm/lead-attachments/${fileId}`, 404],
    ['suspects', `GET crm/suspect-leads?brandId=${brandId}`, none],
    ['rule', `GET crm/assignment-rules/${ruleId}`, 404],
    ['delivery log', `GET crm/webhooks/${webhookId}/deliveries`, 404],
    ['API keys', `GET crm/api-keys?q=${word}`, none],
    ['API key made anew', `POST crm/api-keys/${keyId}/key`, 404, {}],
    ['API without a key', 'GET brand/leads', 403],
    ['figures', `GET crm/figures?brandId=${brandId}`, noFigures],
    ['figures of the monthly report', `GET crm/figures?month=${month}&brandId=${brandId}`, noFigures],
    ['forms of the house', `GET admin/forms?q=${word}`, 403],
  ];
}

/** Calls with the session of the page, one after the other. Runs in the page. */
async function callAll(attacks: readonly Attack[]) {
  const replies: { reply: object; body: string }[] = [];
  for (const [, call, , sent] of attacks) {
    const [method = '', path] = call.split(' ');
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) };
    const answer = await fetch(`/api/${path}`, { method, ...(sent && json) });
    const body = await answer.text();
    const read = answer.headers.get('content-type')?.includes('json') ? JSON.parse(body) : {};
    const rows = answer.headers.get('x-total-rows');
    replies.push({ reply: { ...read, status: answer.status, rows }, body });
  }
  return replies;
}

/** Connects to the live updates and keeps what arrives. Runs in the page. */
function listen(): Promise<void> {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const source = new EventSource('/api/crm/leads/live');
  source.addEventListener('lead', ({ data }) => heard.push(data));
  return new Promise((resolve) => source.addEventListener('ready', () => resolve()));
}
