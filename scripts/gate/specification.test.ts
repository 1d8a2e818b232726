import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Coverage, checkSpecification } from './specification.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'specification-'));
  await mkdir(join(root, 'docs'));
  await writeFile(join(root, 'a.test.ts'), tests);
});
afterEach(() => rm(root, { recursive: true }));

const tests = `
import { it } from 'vitest';
describe('a quote', () => {
  it('is kept', async () => {});
  it("isn't lost", () => {});
  it('isn\\'t doubled', () => {});
  // it('is a comment', () => {});
  it.each([
    ['a', 1],
  ])('of %s is %j', (text, value) => {});
  it.each<[string, number]>(cases)('of %i | %i', async (a, b) => {});
  it.each(['x'])(
    'has a long title: %s',
    async (text) => {},
  );
});
story('a story with options', { tag: '@slow' }, async ({ page }) => {
  log('is only printed', 1);
  await page.click('is only clicked');
});
test(\`a story in \${language}\`, async ({ page }) => {});
`;

const head = ['# Sentences', '', '| section | sentence | shown by |', '| --- | :-- | --- |'];

function coverageOf(...rows: readonly string[]): Promise<Coverage> {
  const page = [...head, ...rows.map((shown) => `| 1 | It is so | ${shown} |`), ''].join('\n');
  return writeFile(join(root, 'docs/specification.md'), page).then(() => checkSpecification(root));
}

it.each([
  'a quote',
  'is kept',
  "isn't lost",
  "isn't doubled",
  'of %s is %j',
  'of %i \\| %i',
  'has a long title: %s',
  'a story with options',
  `a story in \${language}`,
])('finds the test “%s” by the title that it is written with', async (title) => {
  expect((await coverageOf(`\`a.test.ts › ${title}\``)).faults).toEqual([]);
});

it.each([
  'is', // a part of a title is none
  'is a comment',
  'is only printed',
  'is only clicked',
  'of a is 1',
])('does not find “%s”', async (title) => {
  const shown = `\`a.test.ts › ${title}\``;
  expect((await coverageOf(shown)).faults).toEqual([
    `docs/specification.md:5: names a test that is absent: ${shown}`,
  ]);
});

it.each([
  ['a file that is gone', '`b.test.ts › is kept`', 'names a test that is absent: `b.test.ts › is kept`'],
  ['an empty cell', '', 'reads neither "open" nor like `path › title`: '],
  ['free words', 'by eye', 'reads neither "open" nor like `path › title`: by eye'],
])('refuses %s', async (_case, shown, fault) => {
  expect((await coverageOf('open', shown)).faults).toEqual([`docs/specification.md:6: ${fault}`]);
});

it('looks at every test of a row', async () => {
  const { faults } = await coverageOf('`a.test.ts › is kept`<br>`a.test.ts › is gone`');
  expect(faults).toEqual(['docs/specification.md:5: names a test that is absent: `a.test.ts › is gone`']);
});

it('refuses a row with too many cells', async () => {
  const { faults } = await coverageOf('open | open');
  expect(faults[0]).toContain('a row of 4 cells');
});

it('counts the sentences and those that are open', async () => {
  expect(await coverageOf('open', '`a.test.ts › is kept`', 'open')).toEqual({
    sentences: 3,
    open: 2,
    faults: [],
  });
});

it('does not pass a page without a table', async () => {
  expect((await coverageOf()).faults).toEqual(['docs/specification.md: holds no table']);
});
