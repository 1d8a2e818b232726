import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Archive } from './archive.ts';
import { parseAll } from './elements.ts';
import { readSharedText, TextCollector } from './text.ts';

/** What must be known about a workbook before its first sheet is read. */
export interface Workbook {
  /** Name of the part with the first visible sheet. */
  readonly sheet: string;
  /** Whether days count from 1904, as in Excel for Mac. */
  readonly isFrom1904: boolean;
  /** Shared strings, which cells refer to by index. */
  readonly texts: readonly string[];
  /** Whether a style shows numbers as dates, by the index of the style. */
  readonly isDate: readonly boolean[];
}

/** Reads the workbook's parts that describe its sheets. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  let isFrom1904 = false;
  const sheets: { readonly id: string; readonly isHidden: boolean }[] = [];
  await parsePart(archive, 'xl/workbook.xml', (name, attributes) => {
    if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    if (name === 'sheet')
      sheets.push({ id: linkOf(attributes), isHidden: (attributes.state ?? 'visible') !== 'visible' });
  });
  const targets = new Map<string, string>();
  await parsePart(archive, 'xl/_rels/workbook.xml.rels', (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') targets.set(Id, Target);
  });
  const shown = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const target = targets.get(shown?.id ?? '') ?? 'worksheets/sheet1.xml';
  return {
    sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    isFrom1904,
    texts: await readTexts(archive),
    isDate: await readDateStyles(archive),
  };
}

type Open = (name: string, attributes: Readonly<Record<string, string>>) => void;

async function parsePart(archive: Archive, part: string, open: Open): Promise<void> {
  const stream = await archive.open(part);
  if (stream === undefined) throw new RefusalError('file-unreadable');
  await parseAll(stream, { open });
}

/** Returns the `id` attribute, whatever its namespace prefix is. */
function linkOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

async function readTexts(archive: Archive): Promise<readonly string[]> {
  const stream = await archive.open('xl/sharedStrings.xml');
  if (stream === undefined) return [];
  const texts: string[] = [];
  const collector = new TextCollector();
  await parseAll(stream, {
    open: (name) => collector.open(name),
    text: (text) => collector.add(text),
    close: (name) => {
      collector.close(name);
      if (name === 'si') texts.push(readSharedText(collector.take()));
    },
  });
  return texts;
}

/** Built-in number formats of dates and times, including the East Asian ones. */
const knownDates = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47,
]);

async function readDateStyles(archive: Archive): Promise<readonly boolean[]> {
  const stream = await archive.open('xl/styles.xml');
  if (stream === undefined) return [];
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isWithin = false;
  await parseAll(stream, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      const format = Number(numFmtId);
      if (name === 'numFmt') own.set(format, showsDate(formatCode));
      if (name === 'cellXfs') isWithin = true;
      if (name === 'xf' && isWithin) styles.push(own.get(format) ?? knownDates.has(format));
    },
    close: (name) => {
      if (name === 'cellXfs') isWithin = false;
    },
  });
  return styles;
}

/** Whether a number format contains parts of a date. Quoted, escaped and bracketed letters do not count. */
function showsDate(code: string): boolean {
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, ''));
}
