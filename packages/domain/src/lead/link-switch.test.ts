import { expect, it } from 'vitest';
import { type LinkStand, type LinkVerdict, switchLink } from './link-switch.ts';

const examples: readonly [string, LinkStand, boolean, LinkVerdict][] = [
  [
    'one that is on is over when it is switched off',
    { state: 'contacted', isActive: true, before: null },
    false,
    { kind: 'switch', to: 'closed' },
  ],
  [
    'it is where it was when it is switched on again',
    { state: 'closed', isActive: false, before: 'contacted' },
    true,
    { kind: 'switch', to: 'contacted' },
  ],
  [
    'one that was over before stays over',
    { state: 'closed', isActive: false, before: null },
    true,
    { kind: 'switch', to: 'closed' },
  ],
  ['done twice it is done once', { state: 'closed', isActive: false, before: null }, false, { kind: 'stay' }],
  ['what is on stays on', { state: 'received', isActive: true, before: null }, true, { kind: 'stay' }],
  [
    'what its person took back nobody else takes up',
    { state: 'withdrawn', isActive: false, before: null },
    true,
    { kind: 'refuse' },
  ],
  ['and it is off already', { state: 'withdrawn', isActive: false, before: null }, false, { kind: 'stay' }],
];

it.each(examples)('a campaign link: %s', (_name, stand, wanted, verdict) => {
  expect(switchLink(stand, wanted)).toEqual(verdict);
});
