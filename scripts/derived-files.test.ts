import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { derivedFiles } from './derived-files.ts';
import { ROOT } from './steps.mjs';

it.each(Object.entries(await derivedFiles(ROOT)))(
  '%s is generated again whenever its sources change',
  async (path, text) => {
    expect(await readFile(join(ROOT, path), 'utf8')).toBe(text);
  },
);
