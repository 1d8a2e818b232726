import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../steps.mjs';
import { derivedFiles } from './files.ts';

it.each(Object.entries(await derivedFiles(ROOT)))(
  '%s is generated again whenever its sources change',
  async (path, text) => {
    expect(await readFile(join(ROOT, path), 'utf8')).toBe(text);
  },
);
