import type { ThreadEntry } from '@ayrac/contract/office/inbox.ts';
import { expect, it } from 'vitest';
import { reachedEntries } from './reached-entries.ts';

const entry = (id: string, email: string | null): ThreadEntry => ({
  ...{ id, email, createdAt: '2026-11-20T09:00:00Z', locale: 'tr', topic: null, reason: 'ended' },
  ...{ name: null, phone: null, text: null, isCounted: true },
});

it('an answer goes to each address once, for its latest message, skipping those without one', () => {
  const entries = [
    entry('a', 'ada@x.example'),
    entry('b', null),
    entry('c', 'Ada@x.example'),
    entry('d', 'can@x.example'),
  ];
  expect(reachedEntries({ entries }).map(({ id }) => id)).toEqual(['c', 'd']);
});
