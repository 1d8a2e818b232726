import { describe, expect, it } from 'vitest';
import { type Carousel, type CarouselMove, isTurning, moveCarousel, startCarousel } from './carousel.ts';

function after(count: number, moves: readonly CarouselMove[]): Carousel {
  return moves.reduce(moveCarousel, startCarousel(count));
}

const next: CarouselMove = { kind: 'next' };
const previous: CarouselMove = { kind: 'previous' };
const show = (place: number): CarouselMove => ({ kind: 'show', place });
const hold = (by: 'hover' | 'focus'): CarouselMove => ({ kind: 'hold', by });
const release = (by: 'hover' | 'focus'): CarouselMove => ({ kind: 'release', by });

describe('current slide', () => {
  // Specification 4.38
  it.each<[number, CarouselMove[], number]>([
    [3, [], 0],
    [3, [next], 1],
    [3, [next, next, next], 0],
    [3, [previous], 2],
    [3, [previous, previous, previous], 0],
    [3, [show(2), next], 0],
    [3, [show(7)], 2],
    [3, [show(-1)], 0],
    [1, [next], 0],
    [1, [previous], 0],
    [0, [next, previous, show(1)], 0],
  ])('of %i after %j is %i', (count, moves, place) => {
    expect(after(count, moves).place).toBe(place);
  });
});

describe('automatic rotation', () => {
  // Specification 4.36, 4.37
  it.each<[number, CarouselMove[], boolean]>([
    [2, [], true],
    [1, [], false],
    [0, [], false],
    [2, [hold('hover')], false],
    [2, [hold('hover'), release('hover')], true],
    [2, [hold('hover'), hold('focus'), release('hover')], false],
    [2, [hold('focus'), hold('focus'), release('focus')], true],
    [2, [{ kind: 'pause' }], false],
    [2, [{ kind: 'pause' }, hold('hover'), release('hover')], false],
    [2, [{ kind: 'pause' }, { kind: 'play' }], true],
    [2, [hold('focus'), { kind: 'pause' }, { kind: 'play' }], true],
    [2, [{ kind: 'pause' }, next], false],
  ])('of %i slides after %j: %s', (count, moves, turns) => {
    expect(isTurning(after(count, moves))).toBe(turns);
  });
});
