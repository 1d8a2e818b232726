import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type DemoRoot, demoPattern, demoRootFile } from './shape.ts';

/** The folders of the root categories, in the order in which the site shows them. */
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

/** All demo content; a file that is not as its shape wants it is named with what is wrong. */
export const demoRoots: readonly DemoRoot[] = folders.map((folder) => {
  const { patterns, ...root } = readContent(`${folder}/root.json`, demoRootFile);
  return { ...root, patterns: patterns.map((key) => readContent(`${folder}/${key}.json`, demoPattern)) };
});

/** Reads one file of the content; throws an error that names it. */
export function readContent<Shape extends z.ZodType>(file: string, shape: Shape): z.output<Shape> {
  const read = shape.safeParse(JSON.parse(readFileSync(new URL(`content/${file}`, import.meta.url), 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return read.data;
}
