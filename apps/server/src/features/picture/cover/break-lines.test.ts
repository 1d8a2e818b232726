import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '#server/demo/demo-catalogue.ts';
import { fillText } from '#server/demo/fill-text.ts';
import { breakLines } from './break-lines.ts';

describe('lines of a title', () => {
  it.each([
    ['Menu for 2 at ₺1,390', 3, 'Menu for 2 / at ₺1,390'],
    ['off for families', 3, 'off for families'],
    ['Boş kaba ₺70 indirim', 3, 'Boş kaba / ₺70 / indirim'],
    ['Her ay 40 kWh hediye', 3, 'Her ay / 40 kWh / hediye'],
    ['İlk 3 ay ücretsiz', 3, 'İlk 3 ay / ücretsiz'],
    ['15 GB ek internet', 2, '15 GB / ek internet'],
    ['Kasko ve konut sigortası', 3, 'Kasko / ve konut / sigortası'],
    ['Nakit ya da taksit', 2, 'Nakit / ya da taksit'],
    ['ücretsiz hizmet', 1, 'ücretsiz hizmet'],
    ['of a', 2, 'of a'],
    [
      'İkinci el otomobilde peşinat ₺120.000, gerisi kredi',
      3,
      'İkinci el otomobilde / peşinat ₺120.000, / gerisi kredi',
    ],
    ['Kentsel dönüşüm dairesine %3,08 faizle kredi', 3, 'Kentsel dönüşüm / dairesine %3,08 / faizle kredi'],
    [
      'Gece otobüsünde dönüş %40 indirimli: yataklı sefer',
      4,
      'Gece otobüsünde / dönüş %40 / indirimli: / yataklı sefer',
    ],
  ])('of “%s” in at most %i: %s', (text, most, lines) => {
    expect(breakLines(text, most).join(' / ')).toBe(lines);
  });

  /** Every title of the demo with its figures filled in. */
  const titles = demoCatalogue().campaigns.flatMap(({ title, content }) => {
    const english = content.title.en;
    return english === undefined ? [title] : [title, fillText(english, content.figures, 'en')];
  });

  it.each([2, 3])('of the demo in at most %i leave no short word at an end in either language', (most) => {
    const left = [...new Set(titles)]
      .map((title) => breakLines(title, most))
      .filter((lines) =>
        lines.slice(0, -1).some((line) => / (an?|at|of|to|in|on|is|or|ve|ya|da|de)$/i.test(` ${line}`)),
      );
    expect(titles.length).toBeGreaterThan(1000);
    expect(left).toEqual([]);
  });
});
