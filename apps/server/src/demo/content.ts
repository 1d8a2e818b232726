import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type DemoRoot, demoPattern, demoRootFile } from './shape.ts';

/** Folders of the root categories, in the order in which the site shows them. */
const folders = [
  'otomobil',
  'finans',
  'sigorta',
  'elektronik',
  'internet-ve-telefon',
  'ev-ve-yasam',
  'moda',
  'market-ve-yemek',
  'seyahat',
  'saglik-ve-guzellik',
  'egitim',
  'konut-ve-enerji',
];

/**
 * All demo content. Loading throws an error for a file that does not match its schema, with the file's name and the
 * problem.
 */
export const demoRoots: readonly DemoRoot[] = folders.map((folder) => {
  const { patterns, ...root } = readContent(`${folder}/root.json`, demoRootFile);
  return { ...root, patterns: patterns.map((key) => readContent(`${folder}/${key}.json`, demoPattern)) };
});

/** Reads one content file; throws an error that names the file when it does not match the schema. */
export function readContent<Shape extends z.ZodType>(file: string, shape: Shape): z.output<Shape> {
  const read = shape.safeParse(JSON.parse(readFileSync(new URL(`content/${file}`, import.meta.url), 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return read.data;
}
