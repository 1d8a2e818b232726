import { describe, expect, it } from 'vitest';
import { RESTORABLE_MS, type RequestState, requestStates } from '../quote/request-state.ts';
import { decideLeadChange, type LeadChange } from './lead-change.ts';

const at = new Date('2026-11-20T09:00:00Z');
const later = (ms: number) => new Date(at.getTime() + ms);
const current = (state: RequestState, from: RequestState = 'received') => ({
  state,
  withdrawn: state === 'withdrawn' ? { from, at } : null,
});

const moveTo = (to: 'forwarded' | 'contacted' | 'preparing' | 'closed'): LeadChange => ({ kind: 'move', to });
const changes = {
  forward: moveTo('forwarded'),
  contact: moveTo('contacted'),
  prepare: moveTo('preparing'),
  close: moveTo('closed'),
  withdraw: { kind: 'withdraw' },
  restore: { kind: 'restore' },
  putBack: { kind: 'put', to: 'received' },
} satisfies Record<string, LeadChange>;
const columns = ['forward', 'contact', 'prepare', 'close', 'withdraw', 'restore', 'putBack'] as const;

/** Result of each change in each state. `stay` and `refuse` leave the state unchanged. */
const table: Readonly<Record<RequestState, readonly string[]>> = {
  received: ['forwarded', 'contacted', 'preparing', 'closed', 'withdrawn', 'stay', 'stay'],
  forwarded: ['stay', 'contacted', 'preparing', 'closed', 'withdrawn', 'stay', 'received'],
  contacted: ['refuse', 'stay', 'preparing', 'closed', 'withdrawn', 'stay', 'received'],
  preparing: ['refuse', 'refuse', 'stay', 'closed', 'withdrawn', 'stay', 'received'],
  closed: ['refuse', 'refuse', 'refuse', 'stay', 'refuse', 'stay', 'received'],
  withdrawn: ['refuse', 'refuse', 'refuse', 'refuse', 'stay', 'received', 'refuse'],
};

describe('state of a lead', () => {
  it.each(requestStates.flatMap((state) => columns.map((name, place) => [state, name, place] as const)))(
    'from %s with "%s" becomes the expected one',
    (state, name, place) => {
      const verdict = decideLeadChange(current(state), changes[name], at);
      expect(verdict.kind === 'change' ? verdict.to : verdict.kind).toBe(table[state][place]);
    },
  );

  it.each<RequestState>(['received', 'forwarded', 'contacted'])('returns from withdrawal to %s', (from) => {
    const verdict = decideLeadChange(current('withdrawn', from), changes.restore, at);
    expect(verdict).toEqual({ kind: 'change', to: from });
  });

  it.each([
    ['just within the time', RESTORABLE_MS - 1, 'change'],
    ['too long ago', RESTORABLE_MS, 'refuse'],
  ])('withdrawn %s: it is a %s', (_case, ms, kind) => {
    expect(decideLeadChange(current('withdrawn'), changes.restore, later(ms)).kind).toBe(kind);
  });

  it('stays withdrawn when the withdrawal has no record', () => {
    expect(decideLeadChange({ state: 'withdrawn', withdrawn: null }, changes.restore, at).kind).toBe(
      'refuse',
    );
  });
});
