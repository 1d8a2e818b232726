import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it.each([
  ['Iğdır', 'Iğdır'],
  ['=1+1', "'=1+1"],
  ['+905321112233', "'+905321112233"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
  ['', ''],
])('the cell %j is written as %j', (text, cell) => {
  expect(csvOf(['a'], [[text]])).toBe(`\uFEFFa\r\n${cell}\r\n`);
});

it('a table has a line of headings and a line per row', () => {
  expect(
    csvOf(
      ['a', 'b'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ),
  ).toBe('\uFEFFa;b\r\n1;2\r\n3;4\r\n');
});
