import { SaxesParser } from 'saxes';
import { readZip } from './read-zip.ts';

/** Elements of a sheet that contains only values and their layout: no formulas, links or drawings. */
const layout = ['sheetViews', 'sheetView', 'pane', 'cols', 'col'];
const plain = new Set(['worksheet', ...layout, 'sheetData', 'row', 'c', 'v', 'is', 't']);

/** Returns the texts of a workbook's cells. Throws when the sheet is malformed or contains anything besides values. */
export function textsOfSheet(archive: Buffer): readonly string[] {
  const texts: string[] = [];
  let isInText = false;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    if (!plain.has(name)) throw new Error(`A sheet holds an element ${name}.`);
    isInText = name === 't';
    if (isInText) texts.push('');
  });
  parser.on('text', (text) => {
    if (isInText) texts[texts.length - 1] += text;
  });
  parser.on('closetag', () => {
    isInText = false;
  });
  parser.write(readZip(archive).get('xl/worksheets/sheet1.xml') ?? '').close();
  return texts;
}
