import { describe, expect, it } from 'vitest';
import { draw, seededRandom } from './draw.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

describe('random draw', () => {
  // Specification 4.40
  it.each([
    [3, () => 0, ['a', 'b', 'c']],
    [3, () => 0.999999, ['e', 'd', 'c']],
    [2, () => 1, ['e', 'd']],
    [0, () => 0, []],
    [-1, () => 0, []],
    [99, () => 0, letters],
  ])('of %s follows the given random numbers', (count, random, drawn) => {
    expect(draw(letters, count, random)).toEqual(drawn);
  });

  it('from an empty list is empty', () => {
    expect(draw([], 12, Math.random)).toEqual([]);
  });

  // Specification 4.40
  it('takes no item twice and leaves the list unchanged', () => {
    expect(draw(letters, 5, seededRandom(7)).toSorted()).toEqual(letters);
    expect(letters).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('seeded random numbers', () => {
  it('are equal for one seed and differ for another', () => {
    const numbers = (seed: number) => {
      const random = seededRandom(seed);
      return [random(), random(), random()];
    };
    expect(numbers(42)).toEqual(numbers(42));
    expect(numbers(42)).not.toEqual(numbers(43));
  });

  it.each([0, 1, -5, 2 ** 31, Number.MAX_SAFE_INTEGER])('are from 0 to below 1 for the seed %s', (seed) => {
    const random = seededRandom(seed);
    const numbers = Array.from({ length: 1000 }, random);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  });

  it('are evenly distributed', () => {
    const random = seededRandom(1);
    const firsts = Array.from({ length: 5000 }, () => draw(letters, 1, random)[0]);
    for (const letter of letters) {
      const share = firsts.filter((first) => first === letter).length / firsts.length;
      expect(share).toBeGreaterThan(0.17);
      expect(share).toBeLessThan(0.23);
    }
  });
});
