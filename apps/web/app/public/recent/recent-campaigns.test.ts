import { deniedStorage, fakeStorage } from '@ayrac/browser/testing/fake-storage.ts';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearRecent, noteRecent, readRecent, settleRecent } from './recent-campaigns.ts';

const now = new Date('2026-11-20T09:00:00Z');
beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
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
const slugs = () => readRecent('sessionStorage', now).map(({ slug }) => slug);

it('keeps the last twelve, newest first, without repetition', () => {
  for (let n = 1; n <= 14; n += 1) noteRecent('sessionStorage', card(`k${n}`), [], now);
  noteRecent('sessionStorage', card('k10'), [], now);
  expect(slugs()).toEqual(['k10', 'k14', 'k13', 'k12', 'k11', 'k9', 'k8', 'k7', 'k6', 'k5', 'k4', 'k3']);
});

it('drops those that have ended', () => {
  noteRecent('sessionStorage', card('biten', '2026-11-20T09:00:00Z'), [], new Date('2026-11-19T09:00:00Z'));
  noteRecent('sessionStorage', card('süren', '2026-11-20T09:00:01Z'), [], now);
  expect(slugs()).toEqual(['süren']);
});

it('keeps the related campaigns of each while they run', () => {
  const akin = [card('süren'), card('biten', '2026-11-21T09:00:00Z')];
  noteRecent('sessionStorage', card('bakılan'), akin, now);
  expect(readRecent('sessionStorage', now)[0]?.related).toEqual(akin);
  const later = new Date('2026-11-22T09:00:00Z');
  expect(readRecent('sessionStorage', later)[0]?.related).toEqual([card('süren')]);
});

it('accepts entries of an earlier version without some fields', () => {
  sessionStorage.setItem('recent-campaigns', JSON.stringify([card('eski')]));
  expect(readRecent('sessionStorage', now)[0]?.related).toEqual([]);
});

it('drops entries of an earlier version without a picture', () => {
  sessionStorage.setItem(
    'recent-campaigns',
    JSON.stringify([{ ...card('eski'), picture: null }, card('süren')]),
  );
  expect(slugs()).toEqual(['süren']);
});

it('forgets them all when cleared', () => {
  noteRecent('sessionStorage', card('k1'), [], now);
  clearRecent('sessionStorage');
  expect([slugs(), sessionStorage.length]).toEqual([[], 0]);
});

it.each(['', 'null', '{}', '[1, null, {"id": 1}]', 'not json'])('ignores %j', (text) => {
  sessionStorage.setItem('recent-campaigns', text);
  expect(slugs()).toEqual([]);
});

it('works without storage', () => {
  vi.stubGlobal('sessionStorage', deniedStorage());
  noteRecent('sessionStorage', card('k1'), [], now);
  expect(readRecent('sessionStorage', now)).toEqual([]);
});

describe('consent to preferences', () => {
  it("moves the tab's list in front of the device's", () => {
    noteRecent('localStorage', card('eski'), [], now);
    noteRecent('sessionStorage', card('k1'), [], now);
    noteRecent('sessionStorage', card('k2'), [card('benzer')], now);
    settleRecent(true, now);
    const viewed = readRecent('localStorage', now);
    expect(viewed.map(({ slug }) => slug)).toEqual(['k2', 'k1', 'eski']);
    expect(viewed[0]?.related).toEqual([card('benzer')]);
    expect(sessionStorage.length).toBe(0);
  });

  it("withdrawn leaves nothing on the device and keeps the tab's list in the tab", () => {
    noteRecent('localStorage', card('eski'), [], now);
    noteRecent('sessionStorage', card('k1'), [], now);
    settleRecent(false, now);
    expect([localStorage.length, slugs()]).toEqual([0, ['k1']]);
  });
});
