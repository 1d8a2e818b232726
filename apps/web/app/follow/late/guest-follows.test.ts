import { MOST_KEPT_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { describe, expect, it } from 'vitest';
import type { Relation } from '../relations.ts';
import { followsBody, GUEST_FOLLOWS, keepGuestFollows, readGuestFollows } from './guest-follows.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const campaign = (n: number): Relation => `campaign:${id(n)}`;

function storeOf(text?: string) {
  const held = new Map(text === undefined ? [] : [[GUEST_FOLLOWS, text]]);
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

describe('what a guest follows', () => {
  it('is read as it was kept', () => {
    const store = storeOf();
    const relations: Relation[] = [campaign(1), `brand:${id(2)}`];
    keepGuestFollows(store, relations);
    expect(readGuestFollows(store)).toEqual(relations);
  });

  it('leaves nothing behind when nothing is left of it', () => {
    const store = storeOf(JSON.stringify([campaign(1)]));
    keepGuestFollows(store, []);
    expect(store.held.size).toBe(0);
  });

  it('is bounded: the oldest make room', () => {
    const store = storeOf();
    const many = Array.from({ length: MOST_KEPT_FOLLOWS + 3 }, (_, n) => campaign(n));
    keepGuestFollows(store, many);
    expect(readGuestFollows(store)).toEqual(many.slice(3));
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no list', '{"campaign":1}'],
    [
      'other things',
      '[1, null, "user:1", "campaign:<script>", "requested:00000000-0000-4000-8000-000000000001"]',
    ],
  ])('is empty where the device holds %s', (_case, text) => {
    expect(readGuestFollows(storeOf(text))).toEqual([]);
  });

  it('joins an account by kind', () => {
    expect(followsBody([campaign(1), `category:${id(3)}`, campaign(2)])).toEqual({
      campaigns: [id(1), id(2)],
      brands: [],
      categories: [id(3)],
    });
  });
});
