import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Importing file, its import, and the start of the lint's message; null when the import is allowed. */
const cases: readonly (readonly [file: string, specifier: string, refusal: string | null])[] = [
  ['packages/domain/src/quote/quote.ts', './quote-proof.ts', null],
  ['packages/domain/src/quote/quote.ts', '../refusal.ts', null],
  ['packages/domain/src/quote/quote.ts', '../text/slug.ts', null],
  ['packages/domain/src/quote/quote.test.ts', 'vitest', null],
  ['packages/domain/src/quote/quote.ts', 'zod', 'Arrows: the domain is pure'],
  ['packages/domain/src/quote/quote.ts', 'node:fs', 'Arrows: the domain is pure'],
  ['packages/domain/src/quote/quote.ts', '@ayrac/contract/quote.ts', 'Arrows: the domain is pure'],
  ['packages/domain/src/quote/quote.ts', '../../../contract/src/quote.ts', 'Arrows: the domain is pure'],
  ['packages/phrases/src/en/pages.ts', '../tr/pages.ts', null],
  ['packages/phrases/src/en/pages/about.ts', '../../page-text.ts', null],
  ['packages/phrases/src/en/office/brands/fields.ts', '../../../tr/office/brands/fields.ts', null],
  ['packages/phrases/src/en/office/brands/fields.ts', '../../../labelled.ts', null],
  ['packages/phrases/src/en/pages/about.ts', '../../../contract/src/quote.ts', 'Arrows: phrases are a leaf'],
  ['packages/phrases/src/en/pages.ts', '@ayrac/domain/slug.ts', 'Arrows: phrases are a leaf'],
  ['packages/contract/src/quote.ts', '@ayrac/domain/quote.ts', null],
  ['packages/contract/src/refusal.ts', '@ayrac/phrases/tr/errors.ts', null],
  ['packages/contract/src/quote.ts', 'zod', null],
  ['packages/contract/src/quote.ts', '#server/app.ts', 'Arrows: the contract imports'],
  ['packages/contract/src/quote.ts', '../../../apps/web/app/root.tsx', 'Arrows: the contract imports'],
  ['apps/server/src/app.ts', '#server/features/campaign/routes.ts', null],
  ['apps/server/src/app.ts', '@ayrac/contract/quote.ts', null],
  ['apps/server/src/app.ts', '#web/root.tsx', 'Arrows: the server never imports the web'],
  ['apps/server/src/app.ts', '../../web/app/root.tsx', 'Arrows: the server never imports the web'],
  ['apps/server/src/app.ts', '../../../packages/domain/src/text/slug.ts', 'Name a package by its name'],
  ['apps/server/src/features/quote/form/submit-quote.ts', '../table.ts', null],
  ['apps/server/src/features/quote/form/submit-quote.ts', '#server/api/handler.ts', null],
  ['apps/server/src/features/quote/form/submit-quote.ts', '#server/features/campaign/table.ts', null],
  ['apps/server/src/features/quote/form/submit-quote.ts', '#server/features/campaign/queries.ts', null],
  ['apps/server/src/features/quote/form/submit-quote.ts', '#server/features/lead/writes.ts', null],
  [
    'apps/server/src/features/quote/form/submit-quote.ts',
    '#server/features/campaign/rewrites.ts',
    'Arrows: a feature imports',
  ],
  [
    'apps/server/src/features/quote/form/submit-quote.ts',
    '#server/features/campaign/listing/list-queries.ts',
    null,
  ],
  ['apps/server/src/features/quote/present.ts', '#server/features/campaign/listing/present-card.ts', null],
  [
    'apps/server/src/features/quote/routes.ts',
    '#server/features/campaign/routes.ts',
    'Arrows: a feature imports',
  ],
  ['apps/server/src/features/quote/routes.ts', '../campaign/routes.ts', 'Arrows: a feature imports'],
  [
    'apps/server/src/features/quote/routes.ts',
    '#server/features/auth/log-in.ts',
    'Arrows: a feature imports',
  ],
  ['apps/server/src/features/quote/routes.ts', '#web/root.tsx', 'Arrows: the server never imports the web'],
  ['apps/web/app/root.tsx', '@ayrac/contract/client.ts', null],
  ['apps/web/app/root.tsx', 'react', null],
  ['apps/web/app/root.tsx', '#server/env.ts', 'Arrows: the web never imports the server'],
  ['apps/web/app/root.tsx', '../../server/src/env.ts', 'Arrows: the web never imports the server'],
  ['apps/web/app/root.tsx', '#office/main.tsx', 'Arrows: a public page knows nothing'],
  ['apps/web/app/root.tsx', '../../../packages/kit/src/button.tsx', 'Name a package by its name'],
  ['packages/kit/src/icon.tsx', '@ayrac/domain/category/category-icon.ts', null],
  ['packages/kit/src/icon.tsx', '@ayrac/phrases/tr/index.ts', 'Arrows: the kit is looks'],
  ['packages/browser/src/phrases.tsx', '@ayrac/contract/client.ts', null],
  ['packages/browser/src/phrases.tsx', '#web/address.ts', 'Arrows: what both documents do'],
  ['apps/office/src/main.tsx', '@ayrac/kit/button.tsx', null],
  ['apps/office/src/main.tsx', '#web/root.tsx', 'Arrows: the office is a document'],
  ['apps/office/src/main.tsx', '#server/env.ts', 'Arrows: the office never imports the server'],
];

/** Returns the path of a case's own file, below the folder whose import rules apply to it. */
function fileOf(index: number): string {
  const [file = ''] = cases[index] ?? [];
  return join(dirname(file), `case-${index}.ts`);
}

describe('an import', () => {
  let folder = '';
  let refusals: ReadonlyMap<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arrows-'));
    await copyFile(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
    for (const [index, [, specifier]] of cases.entries()) {
      await mkdir(join(folder, dirname(fileOf(index))), { recursive: true });
      await writeFile(join(folder, fileOf(index)), `export { value } from '${specifier}';\n`);
    }
    refusals = await lint(folder);
  }, 30_000);
  afterAll(() => rm(folder, { recursive: true }));

  it.each(cases.map((row, index) => [...row, fileOf(index)] as const))(
    'in %s of %s has the result %j',
    (_file, _specifier, refusal, path) => {
      const message = refusals.get(path);
      if (refusal === null) expect(message).toBeUndefined();
      else expect(message).toContain(refusal);
    },
  );
});

/** Lints the files of a folder and returns the messages by path. Files without a message are absent. */
function lint(folder: string): Promise<ReadonlyMap<string, string>> {
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--reporter=json'];
  args.push('--max-diagnostics=200');
  return new Promise((resolve) => {
    execFile(join(ROOT, 'node_modules/.bin/biome'), args, { cwd: folder }, (_error, stdout) => {
      const report = JSON.parse(stdout) as { diagnostics: { message: string; location: { path: string } }[] };
      resolve(new Map(report.diagnostics.map(({ message, location }) => [location.path, message])));
    });
  });
}
