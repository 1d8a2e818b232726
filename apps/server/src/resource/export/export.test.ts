import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { exportSwitches } from '@ayrac/contract/office/export-titles.ts';
import { readYesNo } from '@ayrac/domain/import/cell-text.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { DOMParser } from '@xmldom/xmldom';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { occupation } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { makeOccupation } from '#server/testing/factories.ts';
import { type Office, openOffice } from '../testing/open-office.ts';
import { readZip } from '../testing/read-zip.ts';
import { sendTable } from './export-records.ts';
import { type Cell, xlsxOf } from './xlsx.ts';

/** Returns the sheet of a workbook with these rows. */
async function sheetOf(rows: AsyncIterable<readonly Cell[]>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of xlsxOf(rows)) parts.push(part);
  return readZip(Buffer.concat(parts)).get('xl/worksheets/sheet1.xml') ?? '';
}

const MANY = 5_000;
let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await office.db.execute(sql`
    insert into occupation (name, name_key, search_key, sort_key, position)
    select 'Satır ' || n, 'satir ' || n, 'satir ' || n, 'satir ' || lpad(n::text, 5, '0'), n
    from generate_series(1, ${MANY}) n`);
});
afterAll(() => office.close());

const save = (query: Readonly<Record<string, string>>) => office.get('occupations/export', query);

describe('a CSV file', () => {
  it('opens in Turkish Excel, with column headings and the rows of the list', async () => {
    const reply = await save({ format: 'csv', q: 'akademisyen' });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="occupations-2026-11-20.csv"',
      'x-total-rows': '1',
      'cache-control': 'no-store',
    });
    const [head, row, rest] = reply.body.split('\r\n');
    expect(head).toBe(
      '\ufeffKayıt numarası;Meslek;İngilizce adı;Etkin;Sıra;Oluşturulma;Son değişiklik;Son değiştiren',
    );
    expect(row).toMatch(/^[0-9a-f-]{36};Akademisyen;Academic;Evet;0;\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;[^;]+;$/);
    expect(rest).toBe('');
  });

  it('has the order of the list, and column names in the language of the caller', async () => {
    const url = '/api/admin/occupations/export?format=csv&q=satir&sort=-position';
    const reply = await office.app.inject({ url, headers: { 'accept-language': 'en' } });
    const lines = reply.body.split('\r\n');
    expect(lines[0]).toContain('Record number;Occupation;');
    expect([lines[1], lines.at(-2)].map((line) => line?.split(';')[1])).toEqual(['Satır 5000', 'Satır 1']);
    expect(reply.headers['x-total-rows']).toBe('5000');
    expect(new Set(lines.slice(1, -1).map((line) => line.split(';')[1])).size).toBe(MANY);
  });

  it('contains no formula, and keeps quotes, semicolons and line breaks', async () => {
    const texts = ['=1+1', '+90', '-5,5', '@x', '＝1', 'a;b', 'a "b"', 'a\n=1+1', 'a\r=1+1'];
    for (const [nth, nameEn] of texts.entries())
      await makeOccupation(office.db, { name: `Formül ${nth}`, nameEn });
    const { body } = await save({ format: 'csv', q: 'formul', sort: 'name' });
    const cells = body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice(line.indexOf(';Formül') + 10));
    expect(cells.map((cell) => cell.replace(/;Evet;0;.*/, ''))).toEqual([
      "'=1+1",
      "'+90",
      "'-5,5",
      "'@x",
      "'＝1",
      '"a;b"',
      '"a ""b"""',
      '"a\n=1+1"',
      '"a\r=1+1"',
    ]);
  });

  it.each([
    ['tr', '4,5;-1250,75;2026-11-20;Evet;Hayır;;2026-11-20 12:00:00\r\n'],
    ['en', '4.5;-1250.75;2026-11-20;Yes;No;;2026-11-20 12:00:00\r\n'],
  ] as const)(
    'writes numbers and dates so that Excel in this language reads them: %s',
    async (locale, line) => {
      async function* rows() {
        yield [4.5, -1250.75, { day: '2026-11-20' }, true, false, null, new Date('2026-11-20T09:00:00Z')];
      }
      const { body } = sendTable({ now: new Date(), locale }, 'deneme', 'csv', rows());
      expect(await readText(body)).toBe(line);
    },
  );

  it('writes switches with words that an import reads', () => {
    for (const locale of locales) {
      const { yes, no } = exportSwitches(locale);
      expect([readYesNo(yes), readYesNo(no)]).toEqual([true, false]);
    }
  });

  it('is audited', async () => {
    const before = await office.db.$count(auditEntry, sql`action = 'records-exported'`);
    await save({ format: 'csv', q: 'akademisyen' });
    expect(await office.db.$count(auditEntry, sql`action = 'records-exported'`)).toBe(before + 1);
  });

  it.each([{ format: 'pdf' }, {}, { format: 'csv', sort: 'x' }])('is not %j', async (query) => {
    expect((await save(query as Record<string, string>)).statusCode).toBe(400);
  });
});

describe('an Excel file', () => {
  it('can be read back with every row, and texts are not formulas', async () => {
    const reply = await save({ format: 'xlsx', q: 'satir' });
    expect(reply.headers['content-disposition']).toContain('occupations-2026-11-20.xlsx');
    const files = readZip(reply.rawPayload);
    expect([...files.keys()]).toContain('xl/workbook.xml');
    for (const text of files.values()) new DOMParser().parseFromString(text, 'text/xml');
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row>/g)).toHaveLength(MANY + 1);
    expect(sheet).toContain('>Satır 5000</t>');
    // Python's readers refuse a workbook with a fill that has no pattern.
    expect(files.get('xl/styles.xml')).not.toContain('<fill/>');
  });

  it('with more rows than a sheet can have is refused, but available as CSV', async () => {
    const count = vi.spyOn(office.db, '$count').mockResolvedValueOnce(1_048_576);
    const reply = await save({ format: 'xlsx' });
    count.mockRestore();
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'too-many-rows']);
  });

  it('writes each kind of value with its cell type, whatever a text contains', async () => {
    async function* rows() {
      yield ['=1+1', 'a & <b>', 'x\0y\ud800', '_x0041_', 'a'.repeat(40_000), ' \n'];
      yield [-5.5, true, null, new Date('2026-11-20T09:00:00Z'), { day: '2026-11-20' }];
    }
    const sheet = await sheetOf(rows());
    const texts = [...sheet.matchAll(/preserve">([^<]*)</g)].map(([, text]) => text);
    expect(texts).toEqual([
      '=1+1',
      'a &amp; &lt;b&gt;',
      'xy\ufffd',
      '_x005F_x0041_',
      'a'.repeat(32_767),
      ' \n',
    ]);
    expect(sheet).not.toContain('<f>');
    // 46346.5 is 20 November 2026 at noon in Istanbul.
    expect(sheet).toContain('<c><v>-5.5</v></c><c t="b"><v>1</v></c><c/><c s="1"><v>46346.5</v></c>');
    expect(sheet).toContain('<c s="2"><v>46346</v></c>');
  });

  it('keeps its header in view, and gives every column room for its values', async () => {
    async function* rows() {
      yield ['Ad', 'Oluşturulma', 'Açıklama', 'Gün'];
      for (let nth = 0; nth < 300; nth += 1)
        yield [`Kısa ${nth}`, new Date('2026-11-20T09:00:00Z'), 'a'.repeat(500), { day: '2026-11-20' }];
    }
    const sheet = await sheetOf(rows());
    // Excel shows a date in a narrow column as "########".
    expect([...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([
      10, 18, 60, 12,
    ]);
    expect(sheet).toContain('ySplit="1"');
    expect(sheet).toContain('<row><c s="3" t="inlineStr"><is><t xml:space="preserve">Ad</t>');
    expect(sheet.match(/<row>/g)).toHaveLength(301);
  });
});

describe('a long file', () => {
  /** Downloads over a real connection. `read` receives each chunk and returns whether to continue. */
  async function download(format: string, read: (piece: Buffer) => boolean): Promise<void> {
    const { port } = office.app.server.address() as AddressInfo;
    const asked = request({
      port,
      host: '127.0.0.1',
      path: `/api/admin/occupations/export?format=${format}`,
    });
    asked.end();
    const [reply] = await once(asked, 'response');
    for await (const piece of reply) if (!read(piece)) break;
    asked.destroy();
  }
  const isIdle = () => office.db.$client.idleCount === office.db.$client.totalCount;

  beforeAll(async () => {
    await office.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it.each(['csv', 'xlsx'])('is streamed in small chunks: %s', async (format) => {
    const sizes: number[] = [];
    await download(format, (piece) => sizes.push(piece.length) > 0);
    const whole = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.max(...sizes)).toBeLessThan(70_000);
    expect(Math.max(...sizes)).toBeLessThan(whole / 2);
  });

  it.each(['csv', 'xlsx'])('releases its database connection when it is aborted: %s', async (format) => {
    await office.db.execute(sql`
      insert into occupation (name, name_key, search_key, sort_key)
      select repeat(md5(n::text), 2), md5(n::text) || n, '', '' from generate_series(1, 40000) n
      on conflict do nothing`);
    for (let turn = 0; turn < 12; turn += 1) await download(format, () => false);
    await expect.poll(isIdle).toBe(true);
    expect(await office.db.$count(occupation)).toBeGreaterThan(40_000);
    const { rows } = await office.db.execute(sql`
      select count(*)::integer as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`);
    expect(rows).toEqual([{ open: 0 }]);
  });
});
