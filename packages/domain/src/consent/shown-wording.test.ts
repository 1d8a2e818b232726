import { expect, it } from 'vitest';
import { recordedWording } from './shown-wording.ts';

const holding = { version: '2026-12-01.2' };
const earlier = [{ version: '2026-12-01' }, { version: '2026-11' }];

it.each([
  ['what holds', '2026-12-01.2', '2026-12-01.2', null],
  ['what held before', '2026-11', '2026-11', null],
  ['what held earlier that day', '2026-12-01', '2026-12-01', null],
  ['nothing', null, '2026-12-01.2', null],
  ['what never held', '2027-01-01', '2026-12-01.2', '2027-01-01'],
  ['part of a name', '2026', '2026-12-01.2', '2026'],
  ['an empty name', '', '2026-12-01.2', ''],
])('a form that reports it showed %s', (_case, claimed, version, claimedVersion) => {
  expect(recordedWording(claimed, holding, earlier)).toEqual({ wording: { version }, claimedVersion });
});
