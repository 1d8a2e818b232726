import { describe, expect, it } from 'vitest';
import { remarkOf } from './remark.ts';

const now = new Date('2026-11-28T12:00:00Z');

describe('the remark of a task', () => {
  it.each([
    ['data-requests', '2026-11-28T12:00:01Z', 'due'],
    ['data-requests', '2026-11-28T11:59:59Z', 'overdue'],
    ['ending', '2026-11-27T00:00:00Z', 'ends'],
    ['unchecked', '2026-11-01T00:00:00Z', 'checked'],
    ['old-rates', '2026-11-01T00:00:00Z', 'since'],
  ] as const)('of %s at %s is %s', (kind, at, remark) => {
    expect(remarkOf(kind, at, now)).toBe(remark);
  });
});
