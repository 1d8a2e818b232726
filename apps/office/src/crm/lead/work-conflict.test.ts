import type { SentLeadCommand } from '@ayrac/contract/office/lead-work.ts';
import { describe, expect, it } from 'vitest';
import type { Values } from '#office/client/row.ts';
import { workDifferences } from './work-conflict.ts';

const base: Values = { stand: 'new', ownerId: null, nextAction: null, lastContactAt: null, dueAt: '10:00' };
const won: SentLeadCommand = { kind: 'stage', stage: 'won' };

describe('conflicting work on one lead', () => {
  it.each<[string, SentLeadCommand, Values, readonly string[]]>([
    ['moved it', won, { stand: 'contacted' }, ['stand won contacted']],
    ['moved it to the same stage', won, { stand: 'won' }, []],
    ['assigned and moved it', won, { ownerId: 'a' }, ['stand won new', 'ownerId null a']],
    ['took it', { kind: 'assign', ownerId: 'a' }, { ownerId: 'b' }, ['ownerId a b']],
    [
      'planned',
      { kind: 'plan', action: 'Ara', at: '12:00' },
      { nextAction: 'Yaz', dueAt: '11:00' },
      ['nextAction Ara Yaz', 'dueAt 12:00 11:00'],
    ],
    ['put it off', { kind: 'snooze', until: '13:00' }, { dueAt: '11:00' }, ['dueAt 13:00 11:00']],
  ])('%s: lists each differing field', (_case, action, changed, expected) => {
    const differences = workDifferences(base, action, { ...base, ...changed });
    expect(differences.map(({ name, mine, theirs }) => `${name} ${mine} ${theirs}`)).toEqual(expected);
  });
});
