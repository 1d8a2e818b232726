import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FEATURES = join(ROOT, 'apps/server/src/features');

/** The floors from the bottom up, and on each its features from the bottom up: one imports what stands before it. */
const floors: Readonly<Record<string, readonly string[]>> = {
  ground: ['audit', 'site-text', 'consent', 'geo', 'loan', 'visitor-consent', 'picture'],
  catalogue: ['attention', 'category', 'brand', 'campaign'],
  finding: ['redirect', 'search', 'home'],
  people: ['mail', 'newsletter', 'account', 'permission', 'phone', 'profile', 'data-request'],
  requests: ['notification', 'lead', 'quote', 'inbox'],
  overview: [
    'follow',
    'interest',
    'personal-data',
    'person',
    'audit-log',
    'dashboard',
    'gallery',
    'background',
  ],
  office: ['campaign-draft', 'import', 'edition', 'site-text-draft'],
};

/** The imports that go up all the same. */
const exceptions: Readonly<Record<string, string>> = {
  'category → campaign': 'A category is shown with its count and as a list of campaigns.',
  'brand → campaign': 'A brand is shown with its count and as a list of campaigns.',
  'mail → account': 'A mail goes to the address that its member has when it is sent.',
  'account → permission': 'An address that is verified confirms what was allowed before it.',
  'account → lead': 'Requests join the account whose address they were sent with.',
  'phone → lead': 'A code confirms the number of a form as it does that of an account.',
};

/** How a statement begins that changes rows, in the query builder or in SQL; to lock a row changes none. */
const writing = /\.(?:insert|update|delete)\(|\b(?:insert into|delete from)\b|\bupdate \w+(?: \w+)? set\b/;

const features = readdirSync(FEATURES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);
const order = Object.values(floors).flat();

/** Every file of a feature that is no test's, by its path below the features. */
const files = features.flatMap((feature) =>
  readdirSync(join(FEATURES, feature), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/(?:^|\/)testing\/|\.test\.ts$/.test(path))
    .map((path) => ({ feature, path: `${feature}/${path}` })),
);
const textOf = (path: string) => readFileSync(join(FEATURES, path), 'utf8');

/** The imports of a feature that stands later, and the files that have them. */
const upward = files.flatMap(({ feature, path }) =>
  Array.from(textOf(path).matchAll(/'#server\/features\/([^/']+)\//g), ([, imported = '']) => imported)
    .filter((imported) => order.indexOf(imported) > order.indexOf(feature))
    .map((imported) => ({ arrow: `${feature} → ${imported}`, path })),
);

describe('a feature', () => {
  it('stands on one floor', () => {
    expect(order.toSorted()).toEqual(features.toSorted());
  });

  it('imports none that stands above it, but for the known exceptions', () => {
    expect(upward.filter(({ arrow }) => !(arrow in exceptions))).toEqual([]);
  });

  it('is excepted only as long as it needs to be', () => {
    expect(Object.keys(exceptions).filter((arrow) => upward.every((one) => one.arrow !== arrow))).toEqual([]);
  });

  it('is found on its floor in the description of the architecture', () => {
    const told = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
    const rows = Array.from(
      told.matchAll(/^\d\. \*\*(\w+)\*\*: (.+?)\.(?: .*)?$/gm),
      ([, floor = '', names = '']) => [floor, names.split(', ')],
    );
    expect(Object.fromEntries(rows)).toEqual(floors);
  });
});

describe('a file of queries', () => {
  it('only reads', () => {
    const queries = files.filter(({ path }) => /^(?:.+-)?queries\.ts$/.test(basename(path)));
    expect(queries.length).toBeGreaterThan(20);
    expect(queries.filter(({ path }) => writing.test(textOf(path)))).toEqual([]);
  });
});
