import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FEATURES = join(import.meta.dirname, '../apps/server/src/features');

/** How a statement begins that changes rows, in the query builder or in SQL; to lock a row changes none. */
const writing = /\.(?:insert|update|delete)\(|\b(?:insert into|delete from)\b|\bupdate \w+(?: \w+)? set\b/;

const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);
const textOf = (path: string) => readFileSync(join(FEATURES, path), 'utf8');

describe('a file of queries', () => {
  it('only reads', () => {
    const queries = files.filter((path) => /^(?:.+-)?queries\.ts$/.test(basename(path)));
    expect(queries.length).toBeGreaterThan(20);
    expect(queries.filter((path) => writing.test(textOf(path)))).toEqual([]);
  });
});
