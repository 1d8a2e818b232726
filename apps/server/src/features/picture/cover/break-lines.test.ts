import { locales } from '@ayrac/domain/text/locale.ts';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '#server/demo/demo-catalogue.ts';
import { fillText } from '#server/demo/fill-text.ts';
import { breakLines } from './break-lines.ts';

describe('lines of a cover', () => {
  it.each([
    ['A free service worth ₺1,400', 3, 'A free service / worth ₺1,400'],
    ['A set worth ₺2,400 free', 3, 'A set worth / ₺2,400 free'],
    ['Menu for 2 at ₺1,390', 3, 'Menu for 2 / at ₺1,390'],
    ['Bundle for ₺86,240', 3, 'Bundle / for ₺86,240'],
    ['Free modem worth ₺2,400', 3, 'Free modem / worth ₺2,400'],
    ['off for families', 3, 'off for families'],
    ['Boş kaba ₺70 indirim', 3, 'Boş kaba / ₺70 / indirim'],
    ['Hafta içi %30 indirim', 3, 'Hafta içi / %30 / indirim'],
    ['Extra line 40% cheaper', 3, 'Extra line / 40% cheaper'],
    ['Her ay 40 kWh hediye', 3, 'Her ay / 40 kWh / hediye'],
    ['Yıllık %39,5 hoş geldin faizi', 3, 'Yıllık %39,5 / hoş geldin / faizi'],
    ['İlk 3 ay ücretsiz', 3, 'İlk 3 ay / ücretsiz'],
    ['15 GB ek internet', 2, '15 GB / ek internet'],
    ['Kasko ve konut sigortası', 3, 'Kasko / ve konut / sigortası'],
    ['Nakit ya da taksit', 2, 'Nakit / ya da taksit'],
    ['ücretsiz hizmet', 1, 'ücretsiz hizmet'],
    ['of a', 2, 'of a'],
  ])('of “%s” in at most %i: %s', (text, most, lines) => {
    expect(breakLines(text, most).join(' / ')).toBe(lines);
  });

  it.each([
    ['off for families', 2, 'off / for families'],
    ['Gift worth ₺850,000', 2, 'Gift / worth / ₺850,000'],
    ['15 GB', 2, '15 GB'],
    ['indirim', 2, 'indirim'],
  ])('of “%s” in exactly %i without splitting words: %s', (text, wanted, lines) => {
    expect(breakLines(text, 3, wanted).join(' / ')).toBe(lines);
  });

  /** Every benefit of the demo with its figures filled in. */
  const benefits = demoCatalogue().campaigns.flatMap(({ pattern, content }) =>
    locales.map((locale) => fillText(pattern.benefit[locale], content.figures, locale)),
  );

  // The layout affects only the size of a line, never its breaks, so this holds for every layout.
  it.each([2, 3])('of the demo in at most %i leave no short word at an end in either language', (most) => {
    const left = [...new Set(benefits)]
      .map((benefit) => breakLines(benefit, most))
      .filter((lines) =>
        lines.slice(0, -1).some((line) => / (an?|at|of|to|in|on|is|or|ve|ya|da|de)$/i.test(` ${line}`)),
      );
    expect(benefits.length).toBeGreaterThan(1000);
    expect(left).toEqual([]);
  });
});
