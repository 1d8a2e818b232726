import { expect, it } from 'vitest';
import { overlayOf, pageKeyOf, withOverlay } from './overlay.ts';

it('an overlay keeps the state and the key of the page below, also above another overlay', () => {
  const page = { key: 'a', state: { trail: ['category'] } };
  const first = { key: 'b', state: withOverlay('menu', page) };
  const second = { key: 'c', state: withOverlay('settings', first) };
  expect(first.state).toEqual({ trail: ['category'], overlay: { id: 'menu', page: 'a' } });
  expect([page, first, second].map(pageKeyOf)).toEqual(['a', 'a', 'a']);
  expect([page, first, second].map(({ state }) => overlayOf(state)?.id)).toEqual([
    undefined,
    'menu',
    'settings',
  ]);
  expect(overlayOf(null)).toBeUndefined();
});
