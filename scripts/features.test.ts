import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FEATURES = join(ROOT, 'apps/server/src/features');

/**
 * The features in the order of docs/architecture.md, from the bottom up. A feature may import only features before it.
 */
const order = Array.from(
  readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(/^\d\. \*\*\w+\*\*: (.+?)\.(?: .*)?$/gm),
  ([, names = '']) => names.split(', '),
).flat();

/** Matches the start of a statement that changes rows, in the query builder or in SQL. Locking a row does not count. */
const writing = /\.(?:insert|update|delete)\(|\b(?:insert into|delete from)\b|\bupdate \w+(?: \w+)? set\b/;

const features = readdirSync(FEATURES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

/** Files of the features without tests, by their path below the features' folder. */
const files = features.flatMap((feature) =>
  readdirSync(join(FEATURES, feature), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/(?:^|\/)testing\/|\.test\.ts$/.test(path))
    .map((path) => ({ feature, path: `${feature}/${path}` })),
);
const textOf = (path: string) => readFileSync(join(FEATURES, path), 'utf8');

/** Imports of a later feature, with the files that contain them. */
const upward = files.flatMap(({ feature, path }) =>
  Array.from(textOf(path).matchAll(/'#server\/features\/([^/']+)\//g), ([, imported = '']) => imported)
    .filter((imported) => order.indexOf(imported) > order.indexOf(feature))
    .map((imported) => `${path} → ${imported}`),
);

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
