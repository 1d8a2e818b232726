import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectTests } from './selection.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'selection-'));
  await mkdir(join(root, 'apps/server/node_modules/x'), { recursive: true });
  await mkdir(join(root, 'e2e/quote'), { recursive: true });
  await writeFile(join(root, 'apps/server/lead.test.ts'), `it('is kept', …)`);
  await writeFile(join(root, 'apps/server/quote.test.ts'), `it('asks Twice (again)', …)`);
  await writeFile(join(root, 'apps/server/node_modules/x/quote.test.ts'), '');
  await writeFile(join(root, 'e2e/quote/wizard.test.ts'), `story('asks twice (again)', …)`);
});
afterAll(() => rm(root, { recursive: true }));

it.each([
  [['quote'], ['apps/server/quote.test.ts'], ['e2e/quote/wizard.test.ts']],
  [['QUOTE', 'wizard'], null, ['e2e/quote/wizard.test.ts']],
  [['kept'], ['apps/server/lead.test.ts', '--testNamePattern=(?i:(?=.*kept))'], null],
  [
    ['twice', '(again)'],
    ['apps/server/quote.test.ts', '--testNamePattern=(?i:(?=.*twice)(?=.*\\(again\\)))'],
    ['e2e/quote/wizard.test.ts', '--grep=(?i:(?=.*twice)(?=.*\\(again\\)))'],
  ],
  [['nowhere'], null, null],
])('%j selects %j and the stories %j', (words, vitest, playwright) => {
  expect(selectTests(root, words)).toEqual({ vitest, playwright });
});
