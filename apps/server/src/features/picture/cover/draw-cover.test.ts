import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hexOf, shadeOf } from './colour.ts';
import { brandPicture, conditionsPicture, factsPicture, patternPicture } from './detail-pictures.ts';
import { type CoverRequest, draw, drawCover, layouts } from './draw-cover.ts';
import { drawing } from './drawing.ts';
import { frame } from './layouts-paper.ts';
import { motifOf } from './motifs.ts';
import { seenFromNear } from './near.ts';
import { measure } from './typeset.ts';

const request: CoverRequest = {
  benefit: 'Erken rezervasyona %25 indirim',
  brandName: 'Ötekıyı & “Ğ” <İş>',
  colour: '#0F6B5C',
  mark: '<circle cx="32" cy="32" r="20" fill="#fff"/>',
  motif: ['ship', 'anchor', 'sun'],
  seed: 3,
};
const details = {
  facts: factsPicture([{ label: 'Süre', value: '12 ay' }]),
  conditions: conditionsPicture('Koşullar', [
    'Bir uzun koşul, hiçbir yere sığmayacak kadar çok söz söyleyen bir koşul',
  ]),
  brand: brandPicture('Kıyıda on iki oteli olan bir topluluk.'),
  pattern: patternPicture,
};
const drawn = [
  ...layouts.map((layout) => [layout.name, draw(layout, request)] as const),
  ...Object.entries(details).map(([name, layout]) => [name, draw(layout, request)] as const),
];

/** The heart of a card about 300 wide, in the cover's own pixels. */
const heart = { left: 1056, top: 34, width: 190, height: 190 };

describe('a cover', () => {
  it('comes in a dozen different layouts', () => {
    expect(layouts.length).toBeGreaterThanOrEqual(12);
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(drawn.length);
  });

  it.each(drawn)('%s holds its text as outlines and needs no font, style or other file', (_, svg) => {
    expect(svg).not.toMatch(/<text|<style|<script|<image|<use|font-|href|NaN|undefined/);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1280" height="720"/);
  });

  it.each(drawn)('%s can be drawn in 1280 by 720 pixels', async (_, svg) => {
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1280, height: 720 });
    expect(new Set(data.subarray(0, 1280 * 720)).size).toBeGreaterThan(2);
  });

  it('is the same to the byte whenever and wherever it is drawn', () => {
    const hash = createHash('sha256')
      .update(drawn.map(([, svg]) => svg).join('\n'))
      .digest('hex');
    expect(hash.slice(0, 20)).toBe('376b5c94e4ceb82be7fa');
    expect(drawCover(request)).toBe(drawCover(request));
  });

  it.each(layouts.map((layout) => [layout.name, layout] as const))(
    '%s keeps words and drawings clear of the corner where a card has its heart',
    async (_, layout) => {
      const corner = (more: Partial<CoverRequest>) =>
        sharp(Buffer.from(draw(layout, { ...request, ...more })))
          .extract(heart)
          .raw()
          .toBuffer();
      const plain = await corner({});
      const others: Partial<CoverRequest>[] = [
        { benefit: '₺1.132.000 değerinde ücretsiz hizmet' },
        { motif: ['washing-machine', 'book-open', 'map'], brandName: 'Uzun Adlı' },
      ];
      const drawnOver = others.map(async (other) => !plain.equals(await corner(other)));
      expect(await Promise.all(drawnOver)).toEqual([false, false]);
    },
  );

  it('follows the brand, the benefit, the category and the seed', () => {
    const base = drawCover(request);
    expect(drawCover({ ...request, colour: '#8A3324' })).not.toBe(base);
    expect(drawCover({ ...request, benefit: '%30 indirim' })).not.toBe(base);
    expect(drawCover({ ...request, motif: ['bus', 'route', 'luggage'] })).not.toBe(base);
    expect(drawCover({ ...request, seed: 4 })).not.toBe(base);
  });
});

describe('the words below a figure', () => {
  /** How far the tallest letters of the words stand below the line of the figure, in its sizes. */
  const distance = (benefit: string) => {
    const lines = [
      ...draw(frame, { ...request, benefit }).matchAll(
        /translate\([\d.]+ ([\d.]+)\) scale\((0\.\d+)\)" fill/g,
      ),
    ].map(([, y, scale]) => ({ y: Number(y), size: Number(scale) * 1000 }));
    const figure = lines.toSorted((a, b) => b.size - a.size)[0] ?? { y: 0, size: 1 };
    const next = lines.find(({ y }) => y > figure.y) ?? { y: 0, size: 1 };
    return (next.y - next.size * 0.72 - figure.y) / figure.size;
  };

  it('keep clear of the tail of its comma, and stand closer where it has none', () => {
    expect(distance('₺1,200 back')).toBeGreaterThan(0.164 + 0.1);
    expect(distance('₺1.200 back')).toBeLessThan(distance('₺1,200 back') - 0.1);
  });
});

describe('a sum in the benefit', () => {
  const sum = { ...request, benefit: '₺150.000 takas desteği' };
  const largest = (cover: string) =>
    Math.max(...[...cover.matchAll(/\) scale\((0\.\d+)\)" fill/g)].map(([, scale]) => Number(scale)));

  it('stands larger than its words, and as large as they where another sum is the offer', () => {
    const apart = largest(drawCover(sum));
    const among = largest(drawCover({ ...sum, besideAnotherSum: true }));
    expect(apart).toBeGreaterThan(among * 1.2);
  });

  it('alone is meant: a percentage stays large', () => {
    expect(drawCover({ ...request, besideAnotherSum: true })).toBe(drawCover(request));
  });
});

describe('a cover from nearer', () => {
  const worded = drawn.filter(([name]) => name !== 'pattern');

  it.each(worded)('%s shows a part of 16 to 9 that lies within it', (_, svg) => {
    const [, part = ''] = /viewBox="([^"]*)"/.exec(seenFromNear(svg)) ?? [];
    const [x = -1, y = -1, width = 0, height = 0] = part.split(' ').map(Number);
    expect(width / height).toBeCloseTo(16 / 9);
    expect(width).toBeLessThan(1280);
    expect([x, y, 1280 - x - width, 720 - y - height].filter((room) => room < 0)).toEqual([]);
  });

  it.each(worded)('%s leaves out its words and shows what stands for them', (_, svg) => {
    expect(svg).toContain('<g class="words">');
    const seen = seenFromNear(svg);
    expect(seen).not.toContain('<g class="words">');
    expect(seen).not.toContain('<g class="near" display="none">');
  });

  it('is the cover itself where it has no words', () => {
    const plain = draw(patternPicture, request);
    expect(seenFromNear(plain)).toBe(plain);
  });
});

describe('a motif', () => {
  it.each([
    [['Otomobil', 'Lastik'], 'tyre'],
    [['Moda', 'Erkek', 'Takım Elbise'], 'shirt'],
    [['Moda', 'Kadın', 'Elbise'], 'dress'],
    [['Sigorta', 'Evcil Hayvan Sigortası'], 'paw-print'],
    [['Ev ve Yaşam', 'Mobilya', 'Koltuk Takımı'], 'sofa'],
    [['Bambaşka', 'Uçan Balon'], 'tag'],
  ])('of %j is drawn with %s', (names, main) => {
    expect(motifOf(names)[0]).toBe(main);
  });
});

describe('colours', () => {
  it.each(['#0f6b5c', '#8a3324', '#ffffff', '#000000', '#1c4e80'])(
    '%s survives the way there and back',
    (hex) => {
      expect(hexOf(shadeOf(hex))).toBe(hex);
    },
  );

  it('that no screen shows lose chroma, not lightness', () => {
    const { lightness } = shadeOf(hexOf({ lightness: 0.9, chroma: 0.37, hue: 280 }));
    expect(lightness).toBeCloseTo(0.9, 2);
  });
});

it('measures letters that only Turkish has, and leaves out what no font has', () => {
  expect(measure('ş', 600, 100)).toBeGreaterThan(30);
  expect(measure('語', 600, 100)).toBe(0);
});

describe('a drawing', () => {
  const ink = { line: '#112233', fill: '#ffeedd' };

  it('has its lines above its areas, so that a house keeps its door', () => {
    const plates = drawing('house', 0, 0, 24, ink).match(/<g [^>]*>/g) ?? [];
    expect(plates.map((plate) => /fill="([^"]*)" stroke="([^"]*)"/.exec(plate)?.slice(1))).toEqual([
      ['#ffeedd', 'none'],
      ['none', '#112233'],
    ]);
  });

  it('has no area where its lines enclose nothing', () => {
    expect(drawing('wifi', 0, 0, 24, ink)).not.toContain(ink.fill);
  });
});
