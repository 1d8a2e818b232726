import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Coverage, checkSpecification } from './specification.ts';

const sections = [
  { section: '5, quote', sentences: { '5.1': 'First name is required.', '5.2': 'One | of two.' } },
  { section: '9', sentences: { '9.1': 'TRY.' } },
];

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'specification-'));
  await mkdir(join(root, 'docs'));
  await mkdir(join(root, 'e2e'));
  await writeFile(join(root, 'docs/specification.json'), JSON.stringify(sections));
  await writeFile(join(root, 'docs/specification.md'), '');
});
afterEach(() => rm(root, { recursive: true }));

/** Checks the coverage of the given tests, with a page that matches them. */
async function coverageOf(...tests: readonly string[]): Promise<Coverage> {
  await writeFile(join(root, 'e2e/a.test.ts'), tests.join('\n'));
  const { page } = checkSpecification(root);
  await writeFile(join(root, 'docs/specification.md'), page);
  return checkSpecification(root);
}

it.each([
  ["it('is kept', async () => {});", 'is kept'],
  ['it("isn\'t lost", () => {});', "isn't lost"],
  ["it('isn\\'t doubled', () => {});", "isn't doubled"],
  ["describe('a quote', () => {", 'a quote'],
  ["it.each([\n  ['a', 1],\n])('of %s is %j', (text, value) => {});", 'of %s is %j'],
  [`it.each<[string]>(cases)(\n  \`of \${'$'}{kind}\`,\n  async () => {},\n);`, `of \${'$'}{kind}`],
  ["story('with options', { tag: '@slow' }, async ({ page }) => {});", 'with options'],
  ["story(\n  'with a reason',\n  // Because.\n  { tag: '@slow' },\n  async () => {});", 'with a reason'],
])('finds the test of a sentence by the title in the source: %s', async (test, title) => {
  const { page, faults, open } = await coverageOf('// Specification 5.1', test);
  expect(page).toContain(`| 5.1 | First name is required. | \`e2e/a.test.ts › ${title}\` |`);
  expect({ faults, open }).toEqual({ faults: [], open: ['5.2', '9.1'] });
});

it('reads several numbers of a test, and several tests of a number', async () => {
  const {
    page,
    open,
    sentences: all,
  } = await coverageOf(
    '// Specification 5.2, 9.1',
    "it('first', () => {});",
    '  // Specification 9.1',
    "  it('second', () => {});",
  );
  expect(page).toContain('| 5.2 | One \\| of two. | `e2e/a.test.ts › first` |');
  expect(page).toContain('| 9.1 | TRY. | `e2e/a.test.ts › first`<br>`e2e/a.test.ts › second` |');
  expect({ open, all }).toEqual({ open: ['5.1'], all: 3 });
});

it.each([
  [
    'a number that no sentence has',
    ['// Specification 5.9', "it('is so', () => {});"],
    'e2e/a.test.ts: “is so” names sentence 5.9, which does not exist',
  ],
  [
    'numbers above no test',
    ['// Specification 5.1', 'const x = 1;', "it('is so', () => {});"],
    'e2e/a.test.ts: no test follows “// Specification 5.1”',
  ],
])('refuses %s', async (_what, tests, fault) => {
  expect((await coverageOf(...tests)).faults).toEqual([fault]);
});

it('refuses an outdated page', async () => {
  await coverageOf('// Specification 5.1', "it('is so', () => {});");
  await writeFile(join(root, 'e2e/a.test.ts'), "// Specification 5.1\nit('is new', () => {});");
  expect(checkSpecification(root).faults).toEqual([
    'docs/specification.md is out of date: run `npm run generate`',
  ]);
});
