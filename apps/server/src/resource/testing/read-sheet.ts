import { parseXml } from '#server/pages/discovery/testing/parse-xml.ts';
import { readZip } from './read-zip.ts';

/** Elements of a sheet that contains only values and their layout: no formulas, links or drawings. */
const layout = ['sheetViews', 'sheetView', 'pane', 'cols', 'col'];
const plain = new Set(['worksheet', ...layout, 'sheetData', 'row', 'c', 'v', 'is', 't']);

/** Returns the texts of a workbook's cells. Throws when the sheet contains anything besides values. */
export function textsOfSheet(archive: Buffer): readonly string[] {
  const sheet = parseXml(readZip(archive).get('xl/worksheets/sheet1.xml') ?? '');
  const elements = Array.from(sheet.getElementsByTagName('*'));
  const foreign = elements.find(({ nodeName }) => !plain.has(nodeName));
  if (foreign !== undefined) throw new Error(`A sheet holds an element ${foreign.nodeName}.`);
  // Reading the text of a row or of the whole sheet would walk through all their cells.
  return elements.filter(({ nodeName }) => nodeName === 't').map(({ textContent }) => textContent ?? '');
}
