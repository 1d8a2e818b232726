import { dayInMs, hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { zip } from './zip.ts';

/** Value of a cell. Texts are never interpreted as formulas. */
export type Cell = string | number | boolean | Date | null;

/** Maximum number of rows of a sheet, including its header. */
export const MOST_XLSX_ROWS = 1_048_576;

const LONGEST_TEXT = 32_767;
/** Serial number of 1 January 1970 in a spreadsheet's count of days. */
const EPOCH = 25_569;
const ISTANBUL_MS = 3 * hourInMs;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relationships = `${office}/officeDocument/2006/relationships`;
const linkTo = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${relationships}/${kind}" Target="${target}"/>`;
const links = (...all: readonly string[]) =>
  `${head}<Relationships xmlns="${office}/package/2006/relationships">${all.join('')}</Relationships>`;

/** Constant parts of a workbook with one sheet. Style 1 shows a date with its time. */
const frame: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': links(linkTo('r1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': links(
    linkTo('r1', 'worksheet', 'worksheets/sheet1.xml'),
    linkTo('r2', 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** Writes a workbook with one sheet, streamed as the rows arrive. */
export function xlsxOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Buffer> {
  const files = Object.entries(frame).map(([name, text]) => ({ name, parts: [text] }));
  return zip([...files, { name: 'xl/worksheets/sheet1.xml', parts: sheetOf(rows) }]);
}

async function* sheetOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetData>`;
  for await (const row of rows) yield `<row>${row.map(cellOf).join('')}</row>`;
  yield '</sheetData></worksheet>';
}

function cellOf(value: Cell): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c t="b"><v>${Number(value)}</v></c>`;
  // Spreadsheets have no time zones, so dates are written in Istanbul time.
  if (value instanceof Date)
    return `<c s="1"><v>${(value.getTime() + ISTANBUL_MS) / dayInMs + EPOCH}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${textOf(value)}</t></is></c>`;
}

function textOf(text: string): string {
  return (
    text
      .slice(0, LONGEST_TEXT)
      .toWellFormed()
      // Removes characters that XML cannot contain, not even escaped.
      .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
      // Spreadsheets decode `_x0041_` as a letter.
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}
