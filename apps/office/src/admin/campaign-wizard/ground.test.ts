import { expect, it } from 'vitest';
import { advance, type Ground, settle } from './ground.ts';

const server = { title: 'Bir', discount: 'İki', term: '12' };
const ground: Ground = { version: 1, settled: server, server };

it('sent values stay as typed and become the saved ones', () => {
  const typed = { ...server, term: '1.200' };
  const next = advance(ground, typed, {
    version: 2,
    content: { ...server, term: '1200' },
    sent: { term: '1.200' },
  });
  expect(next).toEqual({
    ground: { version: 2, settled: typed, server: { ...server, term: '1200' } },
    arrived: {},
  });
});

it('values of others are shown in untouched fields', () => {
  const next = advance(ground, server, { version: 2, content: { ...server, title: 'Başka' } });
  expect(next.arrived).toEqual({ title: 'Başka' });
  expect(next.ground).toMatchObject({ version: 2, settled: { title: 'Başka' } });
});

it('a conflicting value of others keeps the version, so that the save reports both', () => {
  const typed = { ...server, title: 'Benimki' };
  const content = { ...server, title: 'Başka', discount: 'Yeni' };
  const next = advance(ground, typed, { version: 2, content });
  expect(next.arrived).toEqual({ discount: 'Yeni' });
  expect(next.ground).toEqual({
    version: 1,
    settled: { ...server, discount: 'Yeni' },
    server: { ...server, discount: 'Yeni' },
  });
});

it('after a choice the values of others are shown, and the own ones are saved next', () => {
  const typed = { ...server, title: 'Benimki', discount: 'Benim vaadim' };
  const content = { title: 'Onunki', discount: 'Onun vaadi', term: '24' };
  const next = settle(ground, typed, { version: 3, content, theirs: ['title'] });
  expect(next.arrived).toEqual({ title: 'Onunki', term: '24' });
  expect(next.ground).toEqual({
    version: 3,
    settled: { title: 'Onunki', discount: 'İki', term: '24' },
    server: content,
  });
});
