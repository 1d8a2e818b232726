import { describe, expect, it } from 'vitest';
import { dataRequestDue, dataRequestState, validateDataRequest } from './data-request.ts';

describe('data-subject request', () => {
  it('keeps its lines and loses invisible characters', () => {
    expect(validateDataRequest({ kind: 'access', text: ' Merhaba,\r\nne tutuyorsunuz?\u202e ' })).toEqual({
      kind: 'ok',
      value: { kind: 'access', text: 'Merhaba,\nne tutuyorsunuz?' },
    });
  });

  it.each([
    [{}, { kind: 'required', text: 'required' }],
    [{ kind: 'access', text: '   ' }, { text: 'required' }],
    [{ kind: 'delete', text: 'Silin' }, { kind: 'not-a-choice' }],
    [{ kind: 'other', text: 'a'.repeat(4_001) }, { text: 'too-long' }],
  ])('as %j is refused for %j', (raw, fields) => {
    expect(validateDataRequest(raw)).toEqual({ kind: 'invalid', fields });
  });

  // Specification 9.21
  it.each([
    ['2026-11-20T09:00:00Z', '2026-12-20T20:59:59.999Z'],
    // Already the 21st in İstanbul.
    ['2026-11-20T21:00:00Z', '2026-12-21T20:59:59.999Z'],
    ['2026-11-20T20:59:59Z', '2026-12-20T20:59:59.999Z'],
    ['2028-01-31T12:00:00Z', '2028-03-01T20:59:59.999Z'],
  ])('of %s is due at %s', (received, due) => {
    expect(dataRequestDue(new Date(received)).toISOString()).toBe(due);
  });

  it.each([
    ['2026-12-20T20:59:59.999Z', null, 'open'],
    ['2026-12-20T21:00:00.000Z', null, 'overdue'],
    ['2027-01-05T09:00:00.000Z', '2026-12-24T09:00:00.000Z', 'answered'],
  ] as const)('at %s, answered %s, is %s', (now, answered, state) => {
    const dueAt = new Date('2026-12-20T20:59:59.999Z');
    const answeredAt = answered === null ? null : new Date(answered);
    expect(dataRequestState({ dueAt, answeredAt }, new Date(now))).toBe(state);
  });
});
