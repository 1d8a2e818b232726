import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '@ayrac/domain/access.ts';
import { ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '@ayrac/domain/lead/attachment.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { uploadFile } from '#server/testing/upload-file.ts';
import { leadAttachment } from './table.ts';

let folder: string;
let server: TestApp;
let ours: Side;
let theirs: Side;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ayrac-attachments-'));
  server = await testApp({ settings: { DATA_DIR: folder, QUOTE_PROOF_FROM: '100000' } });
  [ours, theirs] = [await makeSide(), await makeSide()];
});
beforeEach(() => server.actAs(ours.agent));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Side {
  readonly campaignId: string;
  readonly agent: Extract<Caller, { kind: 'member' }>;
}

async function makeSide(): Promise<Side> {
  const { id: brandId } = await makeBrand(server.db);
  const { id: campaignId } = await makeCampaign(server.db, { brandId });
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId });
  return { campaignId, agent: { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId } };
}

async function ask({ campaignId }: Side) {
  server.actAs(undefined);
  const body = quoteBody(campaignId);
  const { relationId } = (await postQuote(server.app, 'anonymous', body)).json();
  server.actAs(ours.agent);
  return { id: String(relationId), email: body.email };
}

const pdf = Buffer.from('%PDF-1.7\nteklif');
const put = (leadId: string, upload: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/crm/leads/${leadId}/attachments`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ upload }),
  });
const add = async (leadId: string, bytes: Buffer, name = 'Şükrü teklif.pdf') =>
  put(leadId, await uploadFile(server, bytes, name));
const list = (leadId: string) => server.app.inject({ url: `/api/crm/leads/${leadId}/attachments` });
const open = (id: string) => server.app.inject({ url: `/api/crm/lead-attachments/${id}` });
const remove = (id: string) =>
  server.app.inject({ method: 'DELETE', url: `/api/crm/lead-attachments/${id}` });

describe('file of a lead', () => {
  it('is stored and downloaded with its type, and each download appears in the timeline', async () => {
    const { id } = await ask(ours);
    const added = await add(id, pdf, 'Şükrü fatura.exe');
    expect(added.statusCode, added.body).toBe(200);
    const [file] = added.json();
    expect(file).toMatchObject({
      kind: 'pdf',
      name: 'Şükrü fatura.exe',
      size: pdf.length,
      by: ours.agent.username,
    });
    const { headers, rawPayload } = await open(file.id);
    expect(rawPayload).toEqual(pdf);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Sukru fatura.exe.pdf"; filename*=UTF-8''%C5%9E%C3%BCkr%C3%BC%20fatura.exe.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    expect((await remove(file.id)).statusCode).toBe(200);
    expect((await open(file.id)).statusCode).toBe(404);
    expect((await list(id)).json()).toEqual([]);
    const { entries } = (await server.app.inject({ url: `/api/crm/leads/${id}/story` })).json();
    const actions = entries.flatMap(
      ({ what }: { what: { kind: string; action?: string } }) => what.action ?? [],
    );
    expect(actions.toSorted()).toEqual(['added', 'opened', 'removed']);
    const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(JSON.stringify(kept)).not.toContain('fatura');
  });

  it('may be a picture whose content matches its type', async () => {
    const { id } = await ask(ours);
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const [file] = (await add(id, await picture[format]().toBuffer(), 'belge')).json();
      expect(file.kind).toBe(format);
    }
  });

  it.each<[string, Buffer, string]>([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'teklif.pdf'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'teklif.png'],
    ['a program', Buffer.from('MZ\x90\x00', 'latin1'), 'teklif.pdf'],
    ['a picture by its beginning alone', Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'), 'a.png'],
    ['something packed', Buffer.from('PK\x03\x04rest', 'latin1'), 'a.docx'],
    ['empty', Buffer.from(' '), 'a.pdf'],
  ])('is refused when it is %s', async (_name, bytes, name) => {
    const { id } = await ask(ours);
    const reply = await add(id, bytes, name);
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'attachment-refused']);
  });

  it('is refused when it is too large or exceeds the number of files', async () => {
    const { id } = await ask(ours);
    const large = await add(id, Buffer.concat([pdf, Buffer.alloc(ATTACHMENT_BYTES)]));
    expect([large.statusCode, large.json().code]).toEqual([413, 'attachment-too-large']);
    const upload = await uploadFile(server, pdf);
    const replies = await Promise.all(Array.from({ length: MOST_ATTACHMENTS + 2 }, () => put(id, upload)));
    const codes = replies.map((reply) => reply.json().code).filter((code) => code !== undefined);
    expect(codes).toEqual(['too-many-attachments', 'too-many-attachments']);
  });

  it('belongs to its brand only, and an upload to its uploader', async () => {
    const [own, other] = [await ask(ours), await ask(theirs)];
    const upload = await uploadFile(server, pdf);
    expect((await put(other.id, upload)).statusCode).toBe(404);
    const [file] = (await put(own.id, upload)).json();
    server.actAs(theirs.agent);
    for (const reply of [
      await open(file.id),
      await remove(file.id),
      await list(own.id),
      await put(other.id, upload),
    ])
      expect(reply.statusCode).toBe(404);
    expect(await server.db.$count(leadAttachment, eq(leadAttachment.id, file.id))).toBe(1);
  });
});
