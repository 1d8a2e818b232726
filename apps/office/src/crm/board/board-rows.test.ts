import { describe, expect, it } from 'vitest';
import type { Row } from '#office/client/row.ts';
import { type ColumnPages, withoutRows, withRows } from './board-rows.ts';

const row = (id: string, dueAt: string) => ({ id, dueAt, stand: 'new' }) as unknown as Row;
const column: ColumnPages = {
  pages: [
    { items: [row('a', '2026-11-20'), row('c', '2026-11-22')], next: 'x', total: 3 },
    { items: [row('d', '2026-11-23')], next: null, total: 3 },
  ],
  pageParams: [null, 'x'],
};
const idsOf = ({ pages }: ColumnPages) => pages.map(({ items }) => items.map(({ id }) => id).join(''));
const totalsOf = ({ pages }: ColumnPages) => pages.map(({ total }) => total);

describe('board column', () => {
  it('removes the cards that leave, and subtracts them from its count', () => {
    const left = withoutRows(column, new Set(['a', 'd', 'not loaded']));
    expect([idsOf(left), totalsOf(left)]).toEqual([
      ['c', ''],
      [1, 1],
    ]);
  });

  it('inserts arriving cards of its stage by due date, and counts them', () => {
    const more = withRows(column, [row('b', '2026-11-21')], 'won');
    expect([idsOf(more), totalsOf(more)]).toEqual([
      ['abc', 'd'],
      [4, 4],
    ]);
    expect(more.pages[0]?.items[1]?.stand).toBe('won');
  });
});
