import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SERVER = join(ROOT, 'apps/server/src');
const OFFICE = join(ROOT, 'apps/office/src');
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

/** Returns the folders of an application, in the order of the same document. */
function folderOrder(application: 'server' | 'office'): readonly string[] {
  const sentence = new RegExp(`^The folders of the ${application} have an order, too: (.+?)\\.`, 'm');
  return (sentence.exec(architecture)?.[1] ?? '').split(', ');
}

/** Features that `resource` may import, although it stands below them. */
const ofEveryRecord: readonly string[] = ['audit', 'account', 'profile'];

const features = foldersIn(FEATURES);

function foldersIn(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
}

/** Source files below a folder without tests, by their path in it. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/(?:^|\/)testing\/|\.test\.ts$/.test(path),
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

/** An import of a folder by a file in another one, by the paths below the application's folder. */
interface FolderImport {
  readonly from: string;
  readonly to: string;
}

/** Returns the imports between the folders of an application. */
function importsBetween(root: string, folders: readonly string[], alias: string): readonly FolderImport[] {
  const imported = new RegExp(`'${alias}/([^']+/[^']+)'`, 'g');
  return folders.flatMap((folder) =>
    sourcesIn(join(root, folder)).flatMap((path) =>
      Array.from(readFileSync(join(root, folder, path), 'utf8').matchAll(imported), ([, to = '']) => ({
        from: `${folder}/${path}`,
        to,
      })),
    ),
  );
}

/** Returns the imports of a folder that stands above the importing one. */
function upwardImports(imports: readonly FolderImport[], order: readonly string[]): readonly FolderImport[] {
  const floorOf = (path: string) => order.indexOf(path.split('/')[0] ?? '');
  return imports.filter(({ from, to }) => floorOf(to) > floorOf(from));
}

describe.each([
  { application: 'server', root: SERVER, alias: '#server' },
  { application: 'office', root: OFFICE, alias: '#office' },
] as const)('folder of the $application', ({ application, root, alias }) => {
  const folders = foldersIn(root).filter((folder) => folder !== 'testing');
  const order = folderOrder(application);

  it('has a place in the architecture', () => {
    expect(order.toSorted()).toEqual(folders.toSorted());
  });

  it('imports none that stands above it', () => {
    const imports = importsBetween(root, folders, alias);
    expect(imports.length).toBeGreaterThan(100);
    expect(upwardImports(imports, order).filter((one) => !isOfEveryRecord(one))).toEqual([]);
  });
});

/** Whether the import is that of a feature which every record uses. */
function isOfEveryRecord({ from, to }: FolderImport): boolean {
  const [folder, feature = ''] = to.split('/');
  return from.startsWith('resource/') && folder === 'features' && ofEveryRecord.includes(feature);
}

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
