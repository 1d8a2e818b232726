import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearRecent, noteRecent, readRecent, settleRecent } from './recent-campaigns.ts';

const now = new Date('2026-11-20T09:00:00Z');
let kept: Map<string, string>;
let storage: Storage;
beforeEach(() => {
  kept = new Map();
  storage = storageOf(kept);
});

const storageOf = (values: Map<string, string>): Storage => ({
  length: 0,
  clear: () => values.clear(),
  key: () => null,
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
});

const card = (id: string, endAt: string | null = null): CampaignCard => ({
  id,
  slug: id,
  title: { text: id, lang: 'tr' },
  benefit: null,
  brand: { name: 'Marka', slug: 'marka' },
  figure: { kind: 'none' },
  isSponsored: false,
  endAt,
  publishedAt: now.toISOString(),
  picture: { hash: 'p', width: 1280, height: 720, alt: id },
  followers: 0,
  standing: null,
});
const slugs = () => readRecent(storage, now).map(({ slug }) => slug);

it('keeps the last twelve, newest first, without repetition', () => {
  for (let n = 1; n <= 14; n += 1) noteRecent(storage, card(`k${n}`), [], now);
  noteRecent(storage, card('k10'), [], now);
  expect(slugs()).toEqual(['k10', 'k14', 'k13', 'k12', 'k11', 'k9', 'k8', 'k7', 'k6', 'k5', 'k4', 'k3']);
});

it('drops those that have ended', () => {
  noteRecent(storage, card('biten', '2026-11-20T09:00:00Z'), [], new Date('2026-11-19T09:00:00Z'));
  noteRecent(storage, card('süren', '2026-11-20T09:00:01Z'), [], now);
  expect(slugs()).toEqual(['süren']);
});

it('keeps the related campaigns of each while they run', () => {
  const akin = [card('süren'), card('biten', '2026-11-21T09:00:00Z')];
  noteRecent(storage, card('bakılan'), akin, now);
  expect(readRecent(storage, now)[0]?.related).toEqual(akin);
  const later = new Date('2026-11-22T09:00:00Z');
  expect(readRecent(storage, later)[0]?.related).toEqual([card('süren')]);
});

it('accepts entries of an earlier version without some fields', () => {
  kept.set('recent-campaigns', JSON.stringify([card('eski')]));
  expect(readRecent(storage, now)[0]?.related).toEqual([]);
});

it('drops entries of an earlier version without a picture', () => {
  kept.set('recent-campaigns', JSON.stringify([{ ...card('eski'), picture: null }, card('süren')]));
  expect(slugs()).toEqual(['süren']);
});

it('forgets them all when cleared', () => {
  noteRecent(storage, card('k1'), [], now);
  clearRecent(storage);
  expect([slugs(), kept.size]).toEqual([[], 0]);
});

it.each(['', 'null', '{}', '[1, null, {"id": 1}]', 'not json'])('ignores %j', (text) => {
  kept.set('recent-campaigns', text);
  expect(slugs()).toEqual([]);
});

it('works without storage', () => {
  const refusing = {
    ...storage,
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  noteRecent(refusing, card('k1'), [], now);
  expect(readRecent(refusing, now)).toEqual([]);
});

describe('consent to preferences', () => {
  it("moves the tab's list in front of the device's", () => {
    const device = storageOf(new Map());
    noteRecent(device, card('eski'), [], now);
    noteRecent(storage, card('k1'), [], now);
    noteRecent(storage, card('k2'), [card('benzer')], now);
    settleRecent(storage, device, true, now);
    const looked = readRecent(device, now);
    expect(looked.map(({ slug }) => slug)).toEqual(['k2', 'k1', 'eski']);
    expect(looked[0]?.related).toEqual([card('benzer')]);
    expect(kept.size).toBe(0);
  });

  it("withdrawn leaves nothing on the device and keeps the tab's list in the tab", () => {
    const left = new Map<string, string>();
    const device = storageOf(left);
    noteRecent(device, card('eski'), [], now);
    noteRecent(storage, card('k1'), [], now);
    settleRecent(storage, device, false, now);
    expect([left.size, slugs()]).toEqual([0, ['k1']]);
  });
});
