import { fakeStorage } from '@ayrac/browser/testing/fake-storage.ts';
import { MOST_KEPT_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Relation } from '../relations.ts';
import { endsOf, followsBody, GUEST_FOLLOWS, keepGuestFollows, readGuestFollows } from './guest-follows.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const campaign = (n: number): Relation => `campaign:${id(n)}`;

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('follows of a guest', () => {
  it('are read as stored', () => {
    const follows: [Relation, string | undefined][] = [
      [campaign(1), '2026-12-01T20:59:59.000Z'],
      [`brand:${id(2)}`, undefined],
    ];
    keepGuestFollows(new Map(follows));
    expect([...readGuestFollows()]).toEqual(follows);
    expect([...endsOf(new Map(follows))]).toEqual(follows.slice(0, 1));
  });

  it('leave nothing in storage when none is left', () => {
    localStorage.setItem(GUEST_FOLLOWS, JSON.stringify([campaign(1)]));
    keepGuestFollows(new Map());
    expect(localStorage.length).toBe(0);
  });

  it('are limited: the oldest are dropped', () => {
    const many = Array.from({ length: MOST_KEPT_FOLLOWS + 3 }, (_, n) => campaign(n));
    keepGuestFollows(new Map(many.map((one) => [one, undefined])));
    expect([...readGuestFollows().keys()]).toEqual(many.slice(3));
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no list', '{"campaign":1}'],
    [
      'other things',
      '[1, null, "user:1", "campaign:<script>", "requested:00000000-0000-4000-8000-000000000001", "campaign:00000000-0000-4000-8000-000000000001 soon"]',
    ],
  ])('are empty when the device contains %s', (_case, text) => {
    if (text !== undefined) localStorage.setItem(GUEST_FOLLOWS, text);
    expect(readGuestFollows().size).toBe(0);
  });

  it('are added to an account by kind', () => {
    const follows = [campaign(1), `category:${id(3)}`, campaign(2)] as const;
    expect(followsBody(new Map(follows.map((one) => [one, undefined])))).toEqual({
      campaigns: [id(1), id(2)],
      brands: [],
      categories: [id(3)],
    });
  });
});
