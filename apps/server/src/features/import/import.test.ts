import type { ImportDetail } from '@ayrac/contract/office/imports.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { textsOfSheet } from '#server/resource/testing/read-sheet.ts';
import { storedPayloads } from '#server/testing/attack/stored-payloads.ts';
import { openImports } from './testing/import-desk.ts';

const { office, desk, fresh, close } = await openImports();
beforeEach(() => office.enter('ADMIN'));
afterAll(close);

it('imports are found by file name and owner in any spelling', async () => {
  const source = fresh('Şişli bayileri');
  const { id } = await desk.begin('brands', 'Marka adı\nA', source);
  await desk.begin('brands', 'Marka adı\nB', fresh('Başka'));
  const found = async (q: string) => {
    const { items, total } = (await office.get('import-runs', { q })).json();
    return [total, items.map((one: ImportDetail) => one.id)];
  };
  expect(await found(`SISLI liste ${source.split(' ').at(-1)}`)).toEqual([1, [id]]);
  expect(await found(`${source} yok`)).toEqual([0, []]);
});

it('imports can be filtered, ordered and exported like other records', async () => {
  const source = fresh('Süzülen');
  const { id: first } = await desk.begin('brands', 'Marka adı\nA\nB', source);
  const { id: second } = await desk.begin('categories', 'Kategori\nC', source);
  const found = async (query: Record<string, string>) =>
    (await office.get('import-runs', { q: source, ...query })).json().items.map(({ id }: ImportDetail) => id);
  expect(await found({ kind: 'categories' })).toEqual([second]);
  expect(await found({ state: 'done,undone' })).toEqual([]);
  expect(await found({ sort: '-total' })).toEqual([first, second]);
  expect(await found({ sort: 'fileName', limit: '1' })).toHaveLength(1);
  const { body } = await office.get('import-runs/export', { format: 'csv', q: source });
  expect(body.split('\r\n').filter((line) => line.includes(source))).toHaveLength(2);
  expect((await office.get(`import-runs/${first}`)).json()).toMatchObject({
    total: 2,
    passed: 0,
    written: 0,
  });
});

describe('import report', () => {
  it('lists the result of every row, with escaped formulas', async () => {
    const name = fresh('=SUM(A1:A9)');
    const { id } = await desk.check(await desk.begin('brands', `Marka;Renk\n"${name}";mavi`));
    const reply = await office.get(`imports/${id}/report`, { format: 'csv' });
    expect(reply.headers['content-disposition']).toContain('import-');
    expect(reply.body).toContain(`2;'${name};aktarılamayan;hayır;`);
    expect(reply.body).toContain('Renk “mavi”: # ve altı haneyle yazın');
    const reported = and(eq(auditEntry.action, 'import-reported'), eq(auditEntry.targetId, id));
    expect(await office.db.select().from(auditEntry).where(reported)).toMatchObject([
      { targetKind: 'import', actorId: expect.any(String), rows: 1 },
    ]);
  });

  it('states the changes in words, and none for a refused row', async () => {
    const [added, refused] = [fresh('Eklenen'), fresh('Reddedilen')];
    const file = `Marka;Renk;Yayında\n${added};#334455;evet\n${refused};mavi;evet`;
    const { id } = await desk.check(await desk.begin('brands', file));
    const { body } = await office.get(`imports/${id}/report`, { format: 'csv' });
    expect(body).toContain(`"Marka adı: ${added}\n`);
    expect(body).toContain('Yayında: evet');
    expect(body).toContain(`3;${refused};aktarılamayan;hayır;;`);
  });

  it('contains all values of the file as text', async () => {
    const lines = storedPayloads.map((payload) => `"${payload.replaceAll('"', '""')}";x`);
    const { id } = await desk.check(await desk.begin('brands', `Marka;Renk\n${lines.join('\n')}`));
    const book = await office.get(`imports/${id}/report`, { format: 'xlsx' });
    const texts = textsOfSheet(book.rawPayload);
    expect(storedPayloads.filter((payload) => !texts.includes(payload.trim()))).toEqual([]);
    const { body } = await office.get(`imports/${id}/report`, { format: 'csv' });
    expect(body.match(/(?:^|;|\r\n)"?[=+@-][^\d]/g)).toBe(null);
  });
});

it.each(['CUSTOMER', 'BRAND', 'CRM_ADMIN'] as const)('an import is refused for a %s', async (role) => {
  const { id } = await desk.begin('brands', `Marka\n${fresh('Gizli')}`);
  await office.enter(role);
  expect((await office.get('import-runs')).statusCode).toBe(403);
  expect((await desk.move(id, 'run')).statusCode).toBe(403);
});
