import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDocs } from './docs.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'docs-'));
  await mkdir(join(root, 'docs/decisions'), { recursive: true });
  await mkdir(join(root, 'apps/server'), { recursive: true });
  await writeFile(join(root, 'package.json'), '{ "scripts": { "check": "" } }');
});
afterEach(() => rm(root, { recursive: true }));

describe('check of the documents', () => {
  it.each([
    ['[home](../README.md)', []],
    ['[part](../README.md#part) and [site](https://example.com/x)', []],
    ['[gone](absent.md)', ['docs/page.md: links to absent.md, which does not exist']],
    ['`apps/server` and `apps/<name>`', []],
    ['`apps/absent`', ['docs/page.md: names apps/absent, which does not exist']],
    ['`npm run check`', []],
    ['`npm run absent`', ['docs/page.md: names npm run absent, which does not exist']],
  ])('reports for %j: %j', async (text, faults) => {
    await writeFile(join(root, 'README.md'), 'Welcome');
    await writeFile(join(root, 'docs/page.md'), text);
    expect(checkDocs(root)).toEqual(faults);
  });

  it('requires a decision to have at most 40 lines and a revisit condition', async () => {
    await writeFile(join(root, 'docs/decisions/001-short.md'), '# Short\nWhen to revisit: never.\n');
    await writeFile(join(root, 'docs/decisions/002-long.md'), 'line\n'.repeat(41));
    expect(checkDocs(root)).toEqual([
      'docs/decisions/002-long.md: has 41 lines, more than the limit of 40',
      'docs/decisions/002-long.md: does not say when to revisit it',
    ]);
  });
});
