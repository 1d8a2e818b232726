import { describe, expect, it } from 'vitest';
import {
  announcedSeconds,
  beginConsent,
  type ConsentEvent,
  type ConsentStage,
  nextConsentStage,
} from './consent-stage.ts';
import { type ConsentMode, decideConsent, everything, onlyNecessary } from './visitor-consent.ts';

const at = { now: new Date('2026-11-20T09:00:00Z'), newId: 'kimlik' };
const stored = decideConsent(undefined, onlyNecessary, 'explicit', at);
const silent = decideConsent(undefined, everything, 'implicit', at);

const after = (stage: ConsentStage, ...events: ConsentEvent[]) =>
  events.reduce((reached, event) => nextConsentStage(reached, event, at), stage);
const asking = (leftMs: number | null): ConsentStage => ({ kind: 'asking', leftMs });
const waited = (ms: number): ConsentEvent => ({ kind: 'waited', ms });

describe('consent banner', () => {
  // Specification 4.42, 9.7
  it.each<[ConsentMode, ConsentStage]>([
    ['spec', asking(20_000)],
    ['record-only', asking(20_000)],
    ['strict', asking(null)],
  ])('is shown in mode %s without a stored choice', (mode, stage) => {
    expect(beginConsent(undefined, mode)).toEqual(stage);
  });

  it('is hidden with a stored choice, and shown again when a mode no longer accepts silence', () => {
    expect(beginConsent(stored, 'strict')).toEqual({ kind: 'settled', consent: stored });
    expect(beginConsent(silent, 'record-only')).toEqual({ kind: 'settled', consent: silent });
    expect(beginConsent(silent, 'strict')).toEqual(asking(null));
  });

  // Specification 4.46
  it.each<[string, ConsentStage, ConsentEvent[], ConsentStage]>([
    ['time runs', asking(20_000), [waited(19_999)], asking(1)],
    [
      'silence is stored and announced',
      asking(20_000),
      [waited(20_000)],
      { kind: 'telling', consent: silent },
    ],
    ['nothing runs in strict mode', asking(null), [waited(99_000)], asking(null)],
    [
      'a stopped countdown stays',
      asking(9_000),
      [{ kind: 'countdown-stopped' }, waited(99_000)],
      asking(null),
    ],
    [
      'the settings hold the time',
      asking(9_000),
      [{ kind: 'settings-opened' }, waited(99_000)],
      { kind: 'choosing', consent: undefined, leftMs: 9_000 },
    ],
    [
      'closed settings leave the question open',
      asking(9_000),
      [{ kind: 'settings-opened' }, { kind: 'settings-closed' }],
      asking(9_000),
    ],
    [
      'a choice settles',
      asking(9_000),
      [{ kind: 'chosen', choices: onlyNecessary }],
      { kind: 'settled', consent: stored },
    ],
    [
      'an answer in another tab settles',
      asking(9_000),
      [{ kind: 'found', consent: stored }],
      { kind: 'settled', consent: stored },
    ],
    [
      'the announcement is read',
      { kind: 'telling', consent: silent },
      [{ kind: 'read' }],
      { kind: 'settled', consent: silent },
    ],
    [
      'the announced choice can be changed immediately',
      { kind: 'telling', consent: silent },
      [{ kind: 'settings-opened' }, { kind: 'chosen', choices: onlyNecessary }],
      { kind: 'settled', consent: stored },
    ],
    [
      'settings that are opened again and closed change nothing',
      { kind: 'settled', consent: stored },
      [{ kind: 'settings-opened' }, { kind: 'settings-closed' }],
      { kind: 'settled', consent: stored },
    ],
    [
      'no countdown runs after a choice',
      { kind: 'settled', consent: stored },
      [waited(99_000)],
      { kind: 'settled', consent: stored },
    ],
    [
      'another tab does not close open settings',
      { kind: 'choosing', consent: undefined, leftMs: null },
      [
        { kind: 'found', consent: stored },
        { kind: 'read' },
        { kind: 'countdown-stopped' },
        { kind: 'settings-opened' },
      ],
      { kind: 'choosing', consent: undefined, leftMs: null },
    ],
  ])('%s', (_case, stage, events, reached) => {
    expect(after(stage, ...events)).toEqual(reached);
  });
});

it.each([
  [20_000, undefined],
  [10_001, undefined],
  [10_000, 10],
  [5_001, 10],
  [5_000, 5],
  [1, 5],
])('with %i ms left %s seconds are announced', (leftMs, announced) => {
  expect(announcedSeconds(leftMs)).toBe(announced);
});
