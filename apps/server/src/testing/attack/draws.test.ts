import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { type CallRequest, drawCallRequest } from './call-requests.ts';
import { describeRequest } from './describe-request.ts';
import { drawPageRequest } from './page-requests.ts';

const thing = { id: '00000000-0000-4000-8000-000000000001', slug: 'bir-sey' };
const known = {
  campaigns: [thing],
  brands: [thing],
  categories: [thing],
  occupations: [thing],
  records: {},
  versions: {},
};
const people = [{ role: 'CUSTOMER', accessToken: 'token', refreshToken: 'refresh' }] as const;
const screens = [
  { pattern: '/', takesForm: false },
  { pattern: '/marka/:slug/:category?', takesForm: false },
  { pattern: '/contact', takesForm: true },
];

const calls = (seed: number, count: number): CallRequest[] =>
  Array.from({ length: count }, (_, number) => drawCallRequest({ seed, known, people }, number));
const pages = (seed: number, count: number) =>
  Array.from({ length: count }, (_, number) => drawPageRequest({ seed, known, screens }, number));

describe('generated requests', () => {
  it('are the same for the same seed, regardless of earlier ones', () => {
    const descriptions = calls(7, 100).map(describeRequest);
    expect(calls(7, 100).map(describeRequest)).toEqual(descriptions);
    expect(describeRequest(drawCallRequest({ seed: 7, known, people }, 90))).toBe(descriptions[90]);
    expect(pages(7, 100).map(describeRequest)).toEqual(pages(7, 100).map(describeRequest));
  });

  it('differ for another seed', () => {
    expect(calls(7, 100).map(describeRequest)).not.toEqual(calls(8, 100).map(describeRequest));
    expect(pages(7, 100).map(describeRequest)).not.toEqual(pages(8, 100).map(describeRequest));
  });

  it('can be sent: their addresses and headers are valid in HTTP', () => {
    const drawn = [...calls(1, 1_000), ...pages(1, 1_000)];
    const addresses = drawn.map(({ url }) => url);
    const values = drawn.flatMap(({ headers }) => Object.values(headers));
    expect(addresses.filter((url) => !/^\/[\x21-\x7e]*$/.test(url))).toEqual([]);
    expect(values.filter((value) => !/^[\t\x20-\x7e\x80-\xff]*$/.test(value))).toEqual([]);
  });
});

describe('attacked calls', () => {
  const names = Object.keys(allEndpoints) as CallName[];
  const TURNS = 24;
  const drawn = calls(1, TURNS * names.length);
  const countOf = (name: CallName) => drawn.filter((request) => request.name === name).length;

  it('are equally frequent, except those that hash a password', () => {
    const counts = names.map(countOf);
    expect(Math.max(...counts)).toBeLessThan(1.4 * TURNS);
    expect(Math.min(...counts)).toBe(TURNS / 8);
    expect(countOf('getHome')).toBeGreaterThanOrEqual(TURNS);
    expect(['login', 'register', 'changePassword'] as const).toSatisfy((few: CallName[]) =>
      few.every((name) => countOf(name) === TURNS / 8),
    );
  });

  it('that end a session are sent by guests only', () => {
    const isSigned = ({ headers }: CallRequest) =>
      headers.authorization === 'Bearer token' || headers.cookie === 'accessToken=token';
    const ending = drawn.filter(({ name }) => name === 'logout' || name === 'refreshSession');
    expect(ending.filter(isSigned)).toEqual([]);
    expect(drawn.filter(isSigned).length).toBeGreaterThan(drawn.length / 2);
  });
});

describe('attacked pages', () => {
  // Enough requests to draw every screen in each of its spellings.
  const drawn = pages(1, 12_000);

  it('are requested in both languages, as data, and by form posts where possible', () => {
    expect(drawn.some(({ url }) => url.startsWith('/en/marka/bir-sey'))).toBe(true);
    expect(drawn.some(({ url }) => url.startsWith('/marka/bir-sey'))).toBe(true);
    expect(drawn.some(({ url }) => url.startsWith('/_.data'))).toBe(true);
    const posts = (pattern: string) =>
      drawn.filter(({ name, method }) => name === pattern && method === 'POST').length;
    expect(posts('/contact')).toBeGreaterThan(5 * posts('/'));
  });
});
