import { dayInMs, hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { zip } from './zip.ts';

/** Calendar day, as YYYY-MM-DD. */
export interface Day {
  readonly day: string;
}

/** Value of a cell. Texts are never interpreted as formulas. */
export type Cell = string | number | boolean | Date | Day | null;

/** Maximum number of rows of a sheet, including its header. */
export const MOST_XLSX_ROWS = 1_048_576;

const LONGEST_TEXT = 32_767;
/** Serial number of 1 January 1970 in a spreadsheet's count of days. */
const EPOCH = 25_569;
const ISTANBUL_MS = 3 * hourInMs;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relationships = `${office}/officeDocument/2006/relationships`;
const linkTo = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${relationships}/${kind}" Target="${target}"/>`;
const links = (...all: readonly string[]) =>
  `${declaration}<Relationships xmlns="${office}/package/2006/relationships">${all.join('')}</Relationships>`;

/** Numbers of the cell formats. */
const styles = { moment: 1, day: 2, head: 3 } as const;

/** Constant parts of a workbook with one sheet. */
const frame: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': links(linkTo('r1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': links(
    linkTo('r1', 'worksheet', 'worksheets/sheet1.xml'),
    linkTo('r2', 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="22" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** Writes a workbook with one sheet, streamed as the rows arrive. The first row is the header. */
export function xlsxOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Buffer> {
  const files = Object.entries(frame).map(([name, text]) => ({ name, parts: [text] }));
  return zip([...files, { name: 'xl/worksheets/sheet1.xml', parts: sheetOf(rows) }]);
}

/** Number of rows after which the widths of the columns are fixed, since they precede the rows in the file. */
const MEASURED = 200;
const LEAST_WIDTH = 8;
const MOST_WIDTH = 60;

async function* sheetOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  const first: (readonly Cell[])[] = [];
  let isBegun = false;
  for await (const row of rows) {
    if (isBegun) {
      yield rowOf(row);
      continue;
    }
    first.push(row);
    isBegun = first.length === MEASURED;
    if (isBegun) yield beginningOf(first);
  }
  if (!isBegun) yield beginningOf(first);
  yield '</sheetData></worksheet>';
}

/** Writes the sheet up to its first rows: a header that stays in view, and columns in which their values fit. */
function beginningOf([head = [], ...rows]: readonly (readonly Cell[])[]): string {
  const columns = head.map((title, at) => {
    const lengths = [title, ...rows.map((row) => row[at] ?? null)].map(lengthOf);
    const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, ...lengths) + 2);
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const cols = columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
  const headRow = `<row>${head.map((title) => cellOf(title, styles.head)).join('')}</row>`;
  return `${declaration}<worksheet xmlns="${main}">${pane}${cols}<sheetData>${headRow}${rows.map(rowOf).join('')}`;
}

/** Returns the length of a value in characters, as it is shown. */
function lengthOf(value: Cell): number {
  if (value instanceof Date) return '20.11.2026 12:00'.length;
  if (value !== null && typeof value === 'object') return '20.11.2026'.length;
  return value === null ? 0 : String(value).length;
}

function rowOf(row: readonly Cell[]): string {
  return `<row>${row.map((value) => cellOf(value)).join('')}</row>`;
}

function cellOf(value: Cell, style?: number): string {
  const styled = style === undefined ? '' : ` s="${style}"`;
  if (value === null) return `<c${styled}/>`;
  if (typeof value === 'number') return `<c${styled}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c t="b"><v>${Number(value)}</v></c>`;
  // Spreadsheets have no time zones, so dates are written in Istanbul time.
  if (value instanceof Date)
    return `<c s="${styles.moment}"><v>${(value.getTime() + ISTANBUL_MS) / dayInMs + EPOCH}</v></c>`;
  if (typeof value === 'object')
    return `<c s="${styles.day}"><v>${Date.parse(value.day) / dayInMs + EPOCH}</v></c>`;
  return `<c${styled} t="inlineStr"><is><t xml:space="preserve">${textOf(value)}</t></is></c>`;
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
