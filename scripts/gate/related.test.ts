import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRelated, listChanged } from './related.ts';

const many = Array.from({ length: 25 }, (_, index) => `import './part-${index}.ts';`).join('\n');
const files = {
  'packages/domain/src/text/slug.ts': '',
  'packages/domain/src/text/slug.test.ts': `import { slug } from './slug.ts';`,
  'packages/contract/src/campaign.ts': `import type { Slug } from '@ayrac/domain/text/slug.ts';`,
  'apps/server/src/app.ts': `import '#server/features/campaign/routes.ts';\n${many}`,
  'apps/server/src/features/campaign/routes.ts': `import { x } from '@ayrac/contract/campaign.ts';`,
  'apps/server/src/features/campaign/campaign.test.ts': `import '#server/app.ts';`,
  'apps/server/src/features/lead/lead.test.ts': `import '#server/app.ts';\nimport '#server/testing/set-up.ts';`,
  'apps/server/src/db/seed.ts': '',
  'apps/server/src/testing/set-up.ts': `import '../db/seed.ts';`,
  'apps/web/app/card.tsx': `const x = import('#web/late.ts')`,
  'apps/web/app/late.ts': '',
  'apps/web/app/pages/card.test.ts': `import { card } from '../card.tsx';`,
};

let root = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'related-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '--message', 'first');
});
afterAll(() => rm(root, { recursive: true }));

it.each([
  ['packages/domain/src/text/slug.ts', ['packages/domain/src/text/slug.test.ts']],
  ['apps/server/src/features/campaign/routes.ts', ['apps/server/src/features/campaign/campaign.test.ts']],
  [
    'apps/server/src/app.ts',
    ['apps/server/src/features/campaign/campaign.test.ts', 'apps/server/src/features/lead/lead.test.ts'],
  ],
  ['apps/server/src/db/seed.ts', []],
  ['apps/server/src/testing/set-up.ts', ['apps/server/src/features/lead/lead.test.ts']],
  ['apps/server/src/features/lead/new.ts', ['apps/server/src/features/lead/lead.test.ts']],
  ['apps/web/app/late.ts', ['apps/web/app/pages/card.test.ts']],
  ['apps/server/src/features/lead/lead.test.ts', ['apps/server/src/features/lead/lead.test.ts']],
  ['docs/page.md', []],
])('a change of %s selects %j', (changed, related) => {
  expect(findRelated(root, [changed])).toEqual(related);
});

it('lists changed and new files', async () => {
  await writeFile(join(root, 'apps/web/app/late.ts'), 'changed');
  await writeFile(join(root, 'apps/web/app/new.ts'), '');
  expect(listChanged(root)).toEqual(['apps/web/app/late.ts', 'apps/web/app/new.ts']);
});
