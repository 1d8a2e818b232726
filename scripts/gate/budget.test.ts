import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Budget, checkBudget, LIMIT } from './budget.ts';

let client = '';
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'budget-'));
  await mkdir(join(client, 'assets'));
  await mkdir(join(client, '.vite'));
});
afterEach(() => rm(client, { recursive: true }));

const languages = [
  { name: 'tr', key: 'phrases/tr.ts', signs: ['Kampanyaları karşılaştırın'] },
  { name: 'en', key: 'phrases/en.ts', signs: ['Compare the campaigns'] },
];
const routes = {
  root: { id: 'root', path: '', module: '/assets/root.js' },
  shell: { id: 'shell', parentId: 'root', path: 'en?', module: '/assets/shell.js' },
  home: { id: 'home', parentId: 'shell', index: true, module: '/assets/home.js' },
  list: { id: 'list', parentId: 'shell', path: 'marka/:slug', module: '/assets/list.js' },
};
const chunks = {
  'app/entry.client.tsx': { imports: ['_react.js'], dynamicImports: ['phrases/tr.ts', 'phrases/en.ts'] },
  'app/root.tsx': {},
  'app/public/shell.tsx': { imports: ['_react.js'] },
  'app/public/home.tsx': { dynamicImports: ['_rich.js'] },
  'app/public/list.tsx': { imports: ['_card.js'] },
  'phrases/tr.ts': {},
  'phrases/en.ts': {},
  '_react.js': {},
  '_card.js': {},
  '_rich.js': {},
};

/** Measures a build in which every chunk is empty except the given ones. */
async function budgetOf(texts: Readonly<Record<string, string>>): Promise<Budget> {
  const manifest: Record<string, object> = {};
  for (const [src, parts] of Object.entries(chunks)) {
    const name = /([a-z]+)(?:\.client)?\.\w+$/.exec(src)?.[1] ?? '';
    const file = `assets/${name}.js`;
    manifest[src] = { ...parts, src, file };
    await writeFile(join(client, file), texts[name] ?? '');
  }
  await writeFile(join(client, '.vite/manifest.json'), JSON.stringify(manifest));
  const list = `window.__reactRouterManifest=${JSON.stringify({ routes })};`;
  await writeFile(join(client, 'assets/manifest-1a2b.js'), list);
  return checkBudget(client, languages);
}

const weighing = (bytes: number) => 'x'.repeat(bytes);
const heavy = expect.stringMatching(/^\/marka\/:slug: loads \d+ bytes at first/);

describe('budget of the public pages', () => {
  it('measures pages, not their layouts', async () => {
    const { lines, faults } = await budgetOf({});
    expect(lines.map((line) => line.trim().split(/\s+/).at(-1))).toEqual(['/', '/marka/:slug']);
    expect(faults).toEqual([]);
  });

  it('counts a chunk that a route imports statically', async () => {
    const { faults } = await budgetOf({ card: weighing(LIMIT) });
    expect(faults).toEqual([heavy]);
  });

  it.each(['entry', 'root', 'shell', 'react'])('counts on every page the shared parts: %s', async (name) => {
    expect((await budgetOf({ [name]: weighing(LIMIT) })).faults).toHaveLength(2);
  });

  it('counts the compressed file where there is one', async () => {
    await writeFile(join(client, 'assets/react.js.br'), 'x');
    expect((await budgetOf({ react: weighing(LIMIT) })).faults).toEqual([]);
    await writeFile(join(client, 'assets/react.js.br'), weighing(LIMIT));
    expect((await budgetOf({})).faults).toHaveLength(2);
  });

  it('counts a chunk once, and excludes lazy ones', async () => {
    const { faults } = await budgetOf({ react: weighing(LIMIT * 0.9), rich: weighing(LIMIT) });
    expect(faults).toEqual([]);
  });

  it('counts one language, the longer one', async () => {
    const half = LIMIT * 0.45;
    expect((await budgetOf({ tr: weighing(half), en: weighing(half) })).faults).toEqual([]);
    expect(
      (await budgetOf({ tr: weighing(half), en: weighing(half), card: weighing(LIMIT * 0.6) })).faults,
    ).toEqual([heavy]);
  });

  it.each([
    ['zod', 'card', 'e._zod.def', '/marka/:slug: assets/card.js contains zod'],
    ['React Aria', 'home', 'className:`react-aria-Button`', '/: assets/home.js contains React Aria'],
    [
      'a second language',
      'list',
      'let a=`Compare the campaigns`',
      '/marka/:slug: assets/list.js contains en phrases, which have to be loaded separately in the language of the page',
    ],
  ])('finds %s in a first load', async (_case, name, text, fault) => {
    expect((await budgetOf({ [name]: text })).faults).toEqual([fault]);
  });

  it('allows both in lazy chunks, and each language in its own chunk', async () => {
    const { faults } = await budgetOf({
      rich: 'e._zod.def, react-aria-Button',
      tr: 'Kampanyaları karşılaştırın',
      en: 'Compare the campaigns',
    });
    expect(faults).toEqual([]);
  });

  it('refuses a build without pages', async () => {
    await budgetOf({});
    await writeFile(join(client, 'assets/manifest-1a2b.js'), 'window.x={"routes":{}};');
    expect(checkBudget(client, languages).faults).toEqual(['no public page was found in the build']);
  });
});
