import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it.each([
  [[], { kind: 'whole' }],
  [['--quick'], { kind: 'quick' }],
  [['--quick', '--changed'], { kind: 'changed', revision: 'HEAD' }],
  [['--quick', '--changed', '--since', 'HEAD~3'], { kind: 'changed', revision: 'HEAD~3' }],
  [['wizard', 'category'], { kind: 'matching', words: ['wizard', 'category'] }],
])('%j is read as %j', (args, options) => {
  expect(readOptions(args)).toEqual(options);
});

it('an unknown option is refused', () => {
  expect(() => readOptions(['--fast'])).toThrow(/--fast/);
});
