import { parseXml } from '#server/pages/discovery/testing/parse-xml.ts';
import { readZip } from './read-zip.ts';

/** What a sheet of values alone consists of; a formula, a link or a drawing is none of it. */
const plain = new Set(['worksheet', 'sheetData', 'row', 'c', 'v', 'is', 't']);

/** The texts in the cells of a workbook. Throws where its sheet holds more than values. */
export function textsOfSheet(archive: Buffer): readonly string[] {
  const sheet = parseXml(readZip(archive).get('xl/worksheets/sheet1.xml') ?? '');
  const elements = Array.from(sheet.getElementsByTagName('*'));
  const foreign = elements.find(({ nodeName }) => !plain.has(nodeName));
  if (foreign !== undefined) throw new Error(`A sheet holds an element ${foreign.nodeName}.`);
  return elements.flatMap(({ nodeName, textContent }) => (nodeName === 't' ? (textContent ?? '') : []));
}
