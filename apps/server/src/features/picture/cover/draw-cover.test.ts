import { readdirSync } from 'node:fs';
import { coverLayouts } from '@ayrac/domain/cover/cover-layout.ts';
import { rooms, things } from '@ayrac/domain/cover/things.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hexOf, shadeOf } from './colour.ts';
import { DETAILS, drawCover, drawDetail } from './draw-cover.ts';
import { coverVersion } from './present.ts';
import { drawnThings, drawThing } from './things.ts';
import { measure } from './typeset.ts';

const cover = { thing: 'washing-machine', layout: 'a', colour: '#0f6b5c', logo: undefined } as const;
const ink = { line: '#111111', light: '#222222', tone: '#333333', accent: '#444444' };

describe('drawings of things', () => {
  it('are at least sixty, each in the room it is listed for', () => {
    const folder = new URL('../../../../assets/things/', import.meta.url);
    const hung = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.svg'),
    );
    const expected = Object.entries(rooms).flatMap(([room, names]) =>
      names.map((name) => `${room}/${name}.svg`),
    );
    expect(hung.toSorted()).toEqual(expected.toSorted());
    expect(things.length).toBeGreaterThanOrEqual(60);
  });

  it('share one style: the same strokes, two tones and an accent', () => {
    const colours = new Set(drawnThings.match(/#[0-9a-f]{3,8}/gi));
    expect(colours).toEqual(new Set(['#17302e', '#ffffff', '#bcd6d2', '#f2b45c']));
    expect(drawnThings).not.toMatch(/<text|<style|<script|<image|<use|href|opacity|gradient/i);
  });

  it.each(things)('%s adapts to the colours of its cover', (thing) => {
    const drawn = drawThing(thing, 300, 240, 600, ink);
    expect(drawn).not.toMatch(/#17302e|#ffffff|#bcd6d2|#f2b45c|NaN|undefined/);
    expect(drawn).toContain(ink.line);
  });
});

describe('drawn cover', () => {
  const logo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const pixels = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

  it.each(coverLayouts)('in the layout %s has its own background without text', (layout) => {
    const svg = drawCover({ ...cover, layout });
    expect(svg).not.toMatch(/<text|<style|<script|NaN|undefined/);
    expect(coverLayouts.filter((other) => drawCover({ ...cover, layout: other }) === svg)).toEqual([layout]);
  });

  it.each(coverLayouts)('in the layout %s shows its thing in the right 55 percent only', async (layout) => {
    const [one, other] = await Promise.all([
      pixels(drawCover({ ...cover, layout, thing: 'television' })),
      // The accents depend on the thing, and this one has the same accents.
      pixels(
        drawCover({ ...cover, layout, thing: 'television' }).replace(/<g transform="translate.*<\/g>/, ''),
      ),
    ]);
    const columns = new Set<number>();
    for (let at = 0; at < one.length; at += 3) if (one[at] !== other[at]) columns.add((at / 3) % 1280);
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(1280 * 0.42);
    expect(Math.max(...columns) - Math.min(...columns)).toBeGreaterThan(600);
  });

  it("shows the brand's logo, and only the thing when cropped", async () => {
    const redOf = async (isNear: boolean) => {
      const data = await pixels(drawCover({ ...cover, logo: await logo, isNear }));
      const place = 3 * (570 * 1280 + 140);
      return [...data.subarray(place, place + 3)].join(' ') === '255 0 0';
    };
    expect([await redOf(false), await redOf(true)]).toEqual([true, false]);
  });

  it('is deterministic, and depends on thing, layout and colour', () => {
    const base = drawCover(cover);
    expect(drawCover(cover)).toBe(base);
    const others = [{ thing: 'bus' }, { layout: 'b' }, { colour: '#8a3324' }] as const;
    expect(others.map((other) => drawCover({ ...cover, ...other }) === base)).toEqual([false, false, false]);
  });

  it('varies in details', () => {
    const details = Array.from({ length: DETAILS }, (_, index) => drawDetail(cover, index));
    expect(new Set(details).size).toBe(DETAILS);
  });

  it("is named after this release's drawings", () => {
    expect(coverVersion).toMatch(/^[0-9a-f]{6}$/);
  });
});

describe('colours', () => {
  it.each(['#0f6b5c', '#8a3324', '#ffffff', '#000000', '#1c4e80'])(
    '%s is converted there and back without loss',
    (hex) => {
      expect(hexOf(shadeOf(hex))).toBe(hex);
    },
  );

  it('outside of the gamut lose chroma, not lightness', () => {
    const { lightness } = shadeOf(hexOf({ lightness: 0.9, chroma: 0.37, hue: 280 }));
    expect(lightness).toBeCloseTo(0.9, 2);
  });
});

it('measures Turkish letters, and skips letters missing in the font', () => {
  expect(measure('ş', 600, 100)).toBeGreaterThan(30);
  expect(measure('語', 600, 100)).toBe(0);
});
