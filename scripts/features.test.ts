import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SERVER = join(ROOT, 'apps/server/src');
const FEATURES = join(SERVER, 'features');

const architecture = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

/**
 * The features in the order of docs/architecture.md, from the bottom up. A feature may import only features before it.
 */
const order = Array.from(architecture.matchAll(/^\d\. \*\*\w+\*\*: (.+?)\.(?: .*)?$/gm), ([, names = '']) =>
  names.split(', '),
).flat();

/** Matches the start of a statement that changes rows, in the query builder or in SQL. Locking a row does not count. */
const writing = /\.(?:insert|update|delete)\(|\b(?:insert into|delete from)\b|\bupdate \w+(?: \w+)? set\b/;

/** The folders of the server, in the order of the same document. */
const folderOrder = (
  /^The folders of the server have an order, too: (.+?)\./m.exec(architecture)?.[1] ?? ''
).split(', ');

/** Features that `resource` may import, although it stands below them. */
const ofEveryRecord: readonly string[] = ['audit', 'account', 'profile'];

const features = foldersIn(FEATURES);
const folders = foldersIn(SERVER).filter((folder) => folder !== 'testing');

function foldersIn(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
}

/** Source files below a folder without tests, by their path in it. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/(?:^|\/)testing\/|\.test\.ts$/.test(path),
  );
}

/** Files of the features without tests, by their path below the features' folder. */
const files = features.flatMap((feature) =>
  sourcesIn(join(FEATURES, feature)).map((path) => ({ feature, path: `${feature}/${path}` })),
);
const textOf = (path: string) => readFileSync(join(FEATURES, path), 'utf8');

/** Imports of a later feature, with the files that contain them. */
const upward = files.flatMap(({ feature, path }) =>
  Array.from(textOf(path).matchAll(/'#server\/features\/([^/']+)\//g), ([, imported = '']) => imported)
    .filter((imported) => order.indexOf(imported) > order.indexOf(feature))
    .map((imported) => `${path} → ${imported}`),
);

/** Imports of a later folder of the server, with the files that contain them. */
const upwardFolders = folders.flatMap((folder) =>
  sourcesIn(join(SERVER, folder)).flatMap((path) =>
    Array.from(
      readFileSync(join(SERVER, folder, path), 'utf8').matchAll(/'#server\/([^/']+)\/([^/']+)/g),
      ([, imported = '', part = '']) => ({ imported, part }),
    )
      .filter(({ imported }) => folderOrder.indexOf(imported) > folderOrder.indexOf(folder))
      .filter(({ part }) => folder !== 'resource' || !ofEveryRecord.includes(part))
      .map(({ imported, part }) => `${folder}/${path} → ${imported}/${part}`),
  ),
);

describe('folder of the server', () => {
  it('has a place in the architecture', () => {
    expect(folderOrder.toSorted()).toEqual(folders.toSorted());
  });

  it('imports none that stands above it', () => {
    expect(upwardFolders).toEqual([]);
  });
});

describe('feature', () => {
  it('has one floor in the architecture', () => {
    expect(order.toSorted()).toEqual(features.toSorted());
  });

  it('imports none that stands above it', () => {
    expect(upward).toEqual([]);
  });
});

describe('file of queries', () => {
  it('only reads', () => {
    const queries = files.filter(({ path }) => /^(?:.+-)?queries\.ts$/.test(basename(path)));
    expect(queries.length).toBeGreaterThan(20);
    expect(queries.filter(({ path }) => writing.test(textOf(path)))).toEqual([]);
  });
});
