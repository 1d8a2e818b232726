import { expect, it } from 'vitest';
import { inboxLists, listNameOf } from './lists.ts';

it.each(Object.entries(inboxLists('me')))('the list %s is known by its filters', (name, filters) => {
  expect(listNameOf({ filters })).toBe(name);
});

it('is none where it is narrowed by more, or by less', () => {
  expect(listNameOf({ filters: { ...inboxLists('me').open, about: 'quote' } })).toBeUndefined();
  expect(listNameOf({ filters: { state: 'new' } })).toBeUndefined();
});
