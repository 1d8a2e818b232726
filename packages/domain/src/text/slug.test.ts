import { describe, expect, it } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

describe('slug of a text', () => {
  // Specification 2.52, 9.19
  it.each([
    ['Beyaz Eşya', 'beyaz-esya'],
    ['İĞÜŞÖÇ ığüşöç', 'igusoc-igusoc'],
    ["Borusan'da %50'ye varan İNDİRİM!", 'borusan-da-50-ye-varan-indirim'],
    ['--- Kasko & Trafik ---', 'kasko-trafik'],
    ['1.234,56 TL', '1-234-56-tl'],
    ['../../etc/passwd', 'etc-passwd'],
    ['Kredi Кредит', 'kredi'],
    ['Kâğıt', 'kagit'],
    ['!!!', ''],
    ['', ''],
  ])('converts %j to %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  // Specification 9.19
  it('is idempotent', () => {
    expect(slugOf(slugOf('Sağlık Sigortası 2026'))).toBe('saglik-sigortasi-2026');
  });
});

describe('free slug', () => {
  it.each([
    ['kasko', [], 'kasko'],
    ['kasko', ['kasko'], 'kasko-2'],
    ['kasko', ['kasko', 'kasko-2', 'kasko-3'], 'kasko-4'],
    ['kasko', ['kasko-2'], 'kasko'],
    ['kasko-2', ['kasko-2'], 'kasko-2-2'],
    ['', [], 'adsiz'],
    ['', ['adsiz'], 'adsiz-2'],
  ])('for %j among %j is %j', (wanted, taken, free) => {
    expect(freeSlug(wanted, (slug) => taken.includes(slug))).toBe(free);
  });
});
