import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { xlsxOf } from '#server/resource/export/xlsx.ts';
import { zip } from '#server/resource/export/zip.ts';
import type { FileCell } from './file-row.ts';
import { fileRows } from './file-rows.ts';

async function allOf<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ayrac-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function rowsOf(bytes: Buffer | string) {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, bytes);
  return allOf(fileRows(path));
}
const cellsOf = async (bytes: Buffer | string) => (await rowsOf(bytes)).map(({ cells }) => cells);

/** Encodes a text in windows-1254, as far as the tests need it. */
const asWindows = (text: string) => {
  const own: Readonly<Record<string, number>> = { ş: 0xfe, Ş: 0xde, ı: 0xfd, İ: 0xdd, ğ: 0xf0, ü: 0xfc };
  return Buffer.from(Uint8Array.from(text, (letter) => own[letter] ?? letter.charCodeAt(0)));
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface SheetParts {
  readonly rows: string;
  readonly after?: string;
  readonly texts?: string;
  readonly properties?: string;
}

/** Builds a workbook of two sheets, the first of them hidden, as a spreadsheet program writes it. */
async function workbook({ rows, after = '', texts = '', properties = '' }: SheetParts): Promise<Buffer> {
  const sheet = `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`;
  const parts: Readonly<Record<string, string>> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><workbookPr ${properties}/><sheets><sheet name="Gizli" sheetId="1" state="hidden" r:id="r1"/><sheet name="Kampanyalar" sheetId="2" r:id="r2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="171" formatCode="#,##0.00&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData/></worksheet>`,
    'xl/worksheets/sheet2.xml': sheet,
  };
  const all = Object.entries(parts).map(([name, text]) => ({ name, parts: [text] }));
  return Buffer.concat(await allOf(zip(all)));
}

const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const head = `<row r="1">${text('A1', 'Marka')}${text('B1', 'Değer')}</row>`;
const shownValue = async (cell: string, more: Partial<SheetParts> = {}): Promise<FileCell | undefined> =>
  (
    await cellsOf(await workbook({ ...more, rows: `${head}<row r="2">${text('A2', 'x')}${cell}</row>` }))
  )[1]?.[1];

describe('a CSV file', () => {
  it.each([
    ['windows-1254', asWindows('Şehir;ığ\nİzmir;ü')],
    ['UTF-8', Buffer.from('Şehir;ığ\nİzmir;ü')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFŞehir;ığ\nİzmir;ü')],
    ['UTF-16', Buffer.from('\uFEFFŞehir;ığ\nİzmir;ü', 'utf16le')],
  ])('is read from %s', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual([
      ['Şehir', 'ığ'],
      ['İzmir', 'ü'],
    ]);
  });

  it('keeps a character that is split between two chunks', async () => {
    const long = `Ad;Not\n${'ş'.repeat(300_001)};x`;
    const [, row] = await cellsOf(`${long}`);
    expect(row).toEqual(['ş'.repeat(300_001), 'x']);
  });

  it('can declare its delimiter', async () => {
    expect(await rowsOf('sep=|\r\na;b|c\r\n1|2')).toEqual([
      { line: 2, cells: ['a;b', 'c'] },
      { line: 3, cells: ['1', '2'] },
    ]);
  });

  it('starts with its head after any title lines', async () => {
    expect(await rowsOf('Kampanyalar;;\n;;\nAd;Fiyat;Bitiş\nX;1;2')).toMatchObject([
      { line: 3, cells: ['Ad', 'Fiyat', 'Bitiş'] },
      { line: 4 },
    ]);
  });

  it('has the row numbers of a spreadsheet, also with line breaks in cells and empty lines', async () => {
    expect(await rowsOf('Ad;Not\nA;"bir\niki"\n\nB;x')).toMatchObject([
      { line: 1 },
      { line: 2, cells: ['A', 'bir\niki'] },
      { line: 4, cells: ['B', 'x'] },
    ]);
  });

  it('is refused when it ends inside quotes', async () => {
    await expect(rowsOf('a;b\n"c;d')).rejects.toMatchObject({ refusal: { code: 'file-unreadable' } });
  });
});

describe('a JSON file', () => {
  it('is a list of objects, some of which may lack a property', async () => {
    expect(await cellsOf('{"items":[{"ad":"A","fiyat":1.5},{"ad":"B","etkin":true,"x":[[1]]}]}')).toEqual([
      ['ad', 'fiyat', 'etkin', 'x'],
      ['A', 1.5, null, null],
      ['B', null, true, { problem: 'invalid' }],
    ]);
  });

  it('may have lists of texts, which become lines', async () => {
    expect(await cellsOf('[{"il":["Ankara","İzmir"],"no":[1,2],"yok":[],"x":[{"a":1}]}]')).toEqual([
      ['il', 'no', 'yok', 'x'],
      ['Ankara\nİzmir', '1\n2', '', { problem: 'invalid' }],
    ]);
  });

  it('of any size is streamed item by item, at any chunk boundary', async () => {
    const items = Array.from({ length: 30_000 }, (_, at) => ({ ad: `"[{,\\ ${at} ş]}`, fiyat: at / 4 }));
    const file = JSON.stringify({ başlık: 'Liste [', items, son: [1, { a: ']' }] });
    const cells = await cellsOf(file);
    expect(cells).toHaveLength(30_001);
    expect(cells.slice(1).map(([name]) => name)).toEqual(items.map(({ ad }) => ad));
  });

  it('is decoded from the Turkish Windows code page', async () => {
    expect(await cellsOf(asWindows('[{"ad":"İş"}]'))).toEqual([['ad'], ['İş']]);
  });

  it.each([
    ...['{"a":1}', '[1,2]', '[{]', '[{"a":1},]', '[,{"a":1}]', '[{"a":1} {"b":1}]', '[{"a":1}', '[{"a":1}]]'],
    ...['[{"a":1}] x', '{"a":[{"b":1}]', '[{"a":1]}', '[{"a":"\n', '{"a":{"b":[{"c":1}]}}', '[[1]]'],
  ])('is refused when %s', async (json) => {
    await expect(rowsOf(json)).rejects.toMatchObject({ refusal: { code: 'file-unreadable' } });
  });

  it.each(['[]', '{"items":[]}'])('has no rows when %s', async (json) => {
    expect(await rowsOf(json)).toEqual([]);
  });
});

describe('workbook', () => {
  it('written by the site is read back unchanged', async () => {
    async function* rows() {
      yield ['Ad', 'Fiyat', 'Gün', 'Etkin'];
      yield ['=1+1 _x0041_ & <b>', 1234.56, new Date('2026-11-20T11:30:00Z'), true];
    }
    expect(await cellsOf(Buffer.concat(await allOf(xlsxOf(rows()))))).toEqual([
      ['Ad', 'Fiyat', 'Gün', 'Etkin'],
      ['=1+1 _x0041_ & <b>', 1234.56, '2026-11-20T14:30:00', true],
    ]);
  });

  it.each([
    ['a number as the sheet shows it', '<c r="B2"><v>0.30000000000000004</v></c>', 0.3],
    ['a day by its own format', '<c r="B2" s="1"><v>46346</v></c>', '2026-11-20'],
    ['an instant', '<c r="B2" s="3"><v>46346.604166666664</v></c>', '2026-11-20T14:30:00'],
    ['a number whose unit has the letters of a date', '<c r="B2" s="2"><v>3</v></c>', 3],
    ['the stored result of a formula', '<c r="B2"><f>A1*2</f><v>8</v></c>', 8],
    ['a formula without a result', '<c r="B2"><f>A1*2</f></c>', { problem: 'formula-without-value' }],
    [
      'a formula that failed',
      '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      { problem: 'formula-without-value' },
    ],
    ['a yes', '<c r="B2" t="b"><v>1</v></c>', true],
  ])('is read with %s', async (_, cell, value) => {
    expect(await shownValue(cell)).toEqual(value);
  });

  it('counts days from 1904 when it declares so', async () => {
    expect(await shownValue('<c r="B2" s="1"><v>44884</v></c>', { properties: 'date1904="1"' })).toBe(
      '2026-11-20',
    );
  });

  it('joins rich text, omits phonetic readings, and decodes escaped characters', async () => {
    const texts = '<si><r><t>Bir_x000D_</t></r><r><t>\niki _x005F_x0041_</t></r><rPh><t>biru</t></rPh></si>';
    expect(await shownValue('<c r="B2" t="s"><v>0</v></c>', { texts })).toBe('Bir\niki _x0041_');
  });

  it('keeps row numbers and cell positions across gaps', async () => {
    const rows = `${head}<row r="7"><c r="B7"><v>5</v></c></row><row r="9">${text('A9', 'son')}</row>`;
    expect(await rowsOf(await workbook({ rows }))).toEqual([
      { line: 1, cells: ['Marka', 'Değer'] },
      { line: 7, cells: [null, 5] },
      { line: 9, cells: ['son'] },
    ]);
  });

  it("repeats a merged cell's value for all its rows", async () => {
    const row = (line: number, brand: string) =>
      `<row r="${line}">${brand === '' ? '' : text(`A${line}`, brand)}<c r="B${line}"><v>${line}</v></c></row>`;
    const rows = head + row(2, 'Opel') + row(3, '') + row(4, '') + row(5, 'Fiat') + row(6, '');
    const after = '<mergeCells count="2"><mergeCell ref="A2:A4"/><mergeCell ref="A5:B5"/></mergeCells>';
    expect((await cellsOf(await workbook({ rows, after }))).map(([brand]) => brand)).toEqual([
      'Marka',
      'Opel',
      'Opel',
      'Opel',
      'Fiat',
      null,
    ]);
  });

  it('is refused before decompression when it would expand to a gigabyte', async () => {
    const book = await workbook({ rows: head });
    // Only the archive's directory claims this size, so the refusal cannot come from decompressing.
    const name = Buffer.from('xl/worksheets/sheet2.xml');
    const directory = book.lastIndexOf(name) - 46;
    book.writeUInt32LE(2 ** 30, directory + 24);
    await expect(rowsOf(book)).rejects.toMatchObject({ refusal: { code: 'payload-too-large' } });
  });

  it('is refused when larger than its directory declares', async () => {
    const book = await workbook({ rows: head.repeat(50) });
    const directory = book.lastIndexOf(Buffer.from('xl/worksheets/sheet2.xml')) - 46;
    book.writeUInt32LE(20, directory + 24);
    await expect(rowsOf(book)).rejects.toMatchObject({ refusal: { code: 'file-unreadable' } });
  });

  it.each([
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['half an archive', Buffer.from('PK\x03\x04abc', 'latin1')],
  ])('is distinguished from %s', async (_, bytes) => {
    await expect(rowsOf(bytes)).rejects.toMatchObject({ refusal: { code: 'file-unreadable' } });
  });
});
