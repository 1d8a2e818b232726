import { expect, it } from 'vitest';
import { placeBlock, readBlock } from './block.ts';

it.each([
  ['3,5', [['3,5']]],
  [
    '3,5\t4\r\n5\t6\r\n',
    [
      ['3,5', '4'],
      ['5', '6'],
    ],
  ],
  ['3\t\t5', [['3', '', '5']]],
  [
    '"Bir.\nİki."\t"5"" ekran"\n"yarım\tüç',
    [
      ['Bir.\nİki.', '5" ekran'],
      ['"yarım', 'üç'],
    ],
  ],
  ['"Tırnak" içinde\t', [['"Tırnak" içinde', '']]],
  ['', [['']]],
])('%j is parsed as the block %j', (text, block) => {
  expect(readBlock(text)).toEqual(block);
});

it('a pasted block fills the cells from its position up to the edge', () => {
  const block = readBlock('1\t2\n3\t4');
  expect(placeBlock(block, { row: 0, column: 1 }, ['a', 'b'], ['x', 'y', 'z'])).toEqual({
    'a/y': '1',
    'a/z': '2',
    'b/y': '3',
    'b/z': '4',
  });
  expect(placeBlock(block, { row: 1, column: 2 }, ['a', 'b'], ['x', 'y', 'z'])).toEqual({ 'b/z': '1' });
});
