import { describe, expect, it } from 'vitest';
import { seededRandom } from '../campaign/draw.ts';
import { type CoverLayout, coverLayouts, spreadLayouts } from './cover-layout.ts';
import { coverName, readCoverName } from './cover-name.ts';

describe('covers of a list', () => {
  const random = seededRandom(19);
  const anyLayout = () => coverLayouts[Math.floor(random() * coverLayouts.length)] ?? null;
  const lists: [string, (CoverLayout | null)[]][] = [
    ['all alike', Array.from({ length: 24 }, () => 'c')],
    ['by chance', Array.from({ length: 500 }, anyLayout)],
    [
      'with photographs between them',
      Array.from({ length: 500 }, (_, at) => (at % 3 === 0 ? null : anyLayout())),
    ],
  ];

  it.each(lists)('%s never repeat a layout within six cards', (_, own) => {
    const spread = spreadLayouts(own);
    const twice = spread.filter(
      (layout, at) => layout !== null && spread.slice(Math.max(0, at - 5), at).includes(layout),
    );
    expect(twice).toEqual([]);
    expect(spread.map((layout) => layout === null)).toEqual(own.map((layout) => layout === null));
  });

  it('keep their own layout where they differ anyway', () => {
    expect(spreadLayouts(['a', 'c', 'e', 'b', 'd', 'f', 'a'])).toEqual(['a', 'c', 'e', 'b', 'd', 'f', 'a']);
  });
});

describe('name of a cover', () => {
  const cover = {
    thing: 'washing-machine',
    layout: 'd',
    colour: '#0f6b5c',
    logo: '0123abcd',
    version: 'beef01',
  } as const;

  it('contains everything that it is drawn from', () => {
    expect(coverName(cover)).toBe('kd0f6b5c0123abcdbeef01washing_machine');
    expect(readCoverName(coverName(cover))).toEqual(cover);
    expect(readCoverName(coverName({ ...cover, logo: null }))).toEqual({ ...cover, logo: null });
  });

  it.each([
    '',
    'k',
    'kz0f6b5c0123abcdbeef01sedan',
    'kd0f6b5c0123abcdbeef01submarine',
    'kd0f6b5g0123abcdbeef01sedan',
  ])('“%s” is invalid', (name) => {
    expect(readCoverName(name)).toBeUndefined();
  });
});
