import { expect, it } from 'vitest';
import { idOf, listOf, recordOf, textOf, webAddressOf } from './outside-value.ts';

it.each([
  [['  a '], 'a'],
  [['', ' ', 'b'], 'b'],
  [[null, 5, {}, 'c'], 'c'],
  [[undefined], null],
  [[], null],
])('the first text of %j is %j', (values, text) => {
  expect(textOf(...values)).toBe(text);
});

it('a long text is cut', () => {
  expect(textOf('x'.repeat(1_000_000))).toHaveLength(20_000);
});

it.each([
  [' 7c9e ', '7c9e'],
  [12, '12'],
  [0, null],
  [1.5, null],
  [Number.NaN, null],
  ['', null],
  ['x'.repeat(101), null],
  [{}, null],
])('%j has the id %j', (value, id) => {
  expect(idOf(value)).toBe(id);
});

// Specification 3.14
it.each([
  ['https://marka.example/kampanya?x=1', 'https://marka.example/kampanya?x=1'],
  ['HTTP://marka.example', 'HTTP://marka.example'],
  ['/gorseller/a.webp', '/gorseller/a.webp'],
  ['/', '/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://', null],
  ['https:///evil', null],
  ['https://a b', null],
  ['gorsel.png', null],
  [`https://a.example/${'x'.repeat(3000)}`, null],
  [42, null],
])('the address %j is parsed as %j', (value, address) => {
  expect(webAddressOf(value)).toBe(address);
});

it.each([[null], [undefined], [[]], ['x'], [1]])('%j is no record', (value) => {
  expect(recordOf(value)).toBeUndefined();
});

it.each([[null], ['abc'], [{ length: 2 }]])('%j is an empty list', (value) => {
  expect(listOf(value)).toEqual([]);
});
