import { expect, it } from 'vitest';
import { nextTyped, nothingTyped } from './use-typed.ts';

const typed = (cells: Readonly<Record<string, string | null>>) => ({ kind: 'typed', cells }) as const;

it('undo reverts input step by step, a block as one step', () => {
  const one = nextTyped(nothingTyped, typed({ 'a/x': '1' }));
  const block = nextTyped(one, typed({ 'a/x': '2', 'b/x': '3' }));
  expect(block.cells).toEqual({ 'a/x': '2', 'b/x': '3' });
  const back = nextTyped(block, { kind: 'undone' });
  expect(back.cells).toEqual({ 'a/x': '1' });
  expect(nextTyped(nextTyped(back, { kind: 'undone' }), { kind: 'undone' }).cells).toEqual({});
});

it('a reverted cell has its saved value', () => {
  const one = nextTyped(nothingTyped, typed({ 'a/x': '1', 'a/y': '2' }));
  expect(nextTyped(one, typed({ 'a/x': null })).cells).toEqual({ 'a/y': '2' });
});

it('undo does not affect saved cells', () => {
  const one = nextTyped(nothingTyped, typed({ 'a/x': '1' }));
  const both = nextTyped(one, typed({ 'b/x': '2' }));
  const saved = nextTyped(both, { kind: 'saved', sent: { 'a/x': '1' } });
  expect(saved.cells).toEqual({ 'b/x': '2' });
  expect(nextTyped(saved, { kind: 'undone' }).cells).toEqual({});
});

it('keeps what was typed in a cell while it was being saved', () => {
  const sent = nextTyped(nothingTyped, typed({ 'a/x': '1', 'a/y': '2' }));
  const later = nextTyped(sent, typed({ 'a/x': '3' }));
  expect(nextTyped(later, { kind: 'saved', sent: sent.cells }).cells).toEqual({ 'a/x': '3' });
});
