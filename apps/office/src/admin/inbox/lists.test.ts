import { expect, it } from 'vitest';
import { filtersBeyondList, inboxLists, listNameOf } from './lists.ts';

it.each(Object.entries(inboxLists('me')))('the list %s is recognised by its filters', (name, filters) => {
  expect(listNameOf({ filters })).toBe(name);
});

it('no list is recognised with more or fewer filters', () => {
  expect(listNameOf({ filters: { ...inboxLists('me').open, about: 'quote' } })).toBeUndefined();
  expect(listNameOf({ filters: { state: 'new' } })).toBeUndefined();
});

it.each(Object.values(inboxLists('me')))('the filters of the list %j are not chosen ones', (filters) => {
  expect(filtersBeyondList(filters)).toEqual({});
  expect(filtersBeyondList({ ...filters, about: 'quote' })).toEqual({ about: 'quote' });
});
