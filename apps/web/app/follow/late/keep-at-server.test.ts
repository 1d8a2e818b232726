import type { OwnMarks } from '@ayrac/contract/follow.ts';
import { beforeEach, expect, it } from 'vitest';
import { changeKnown, type Mark, readKnown } from '../marks.ts';
import { keepAtServer } from './keep-at-server.ts';

const mark: Mark = 'campaign:1';
const none: OwnMarks = { campaigns: [], brands: [], categories: [], requested: [], unread: 0 };

beforeEach(() => changeKnown({ marks: new Set(), pressed: [], unread: 0 }));

/** A server whose answers the test gives, and a press of the button as the page makes it. */
function setUp() {
  const list = Promise.withResolvers<OwnMarks>();
  const sent: { readonly kind: string; readonly answer: PromiseWithResolvers<OwnMarks> }[] = [];
  const send = (kind: string) => () => {
    const answer = Promise.withResolvers<OwnMarks>();
    sent.push({ kind, answer });
    return answer.promise;
  };
  const keeper = keepAtServer(
    {
      listFollows: () => list.promise,
      joinFollows: () => list.promise,
      follow: send('follow'),
      unfollow: send('unfollow'),
    } as never,
    () => undefined,
  );
  const press = () => {
    const marks = new Set(readKnown().marks);
    if (!marks.delete(mark)) marks.add(mark);
    changeKnown({ marks });
    keeper.keep({ mark, name: 'Kasko' });
  };
  const settle = () => new Promise((done) => setTimeout(done));
  return { keeper, list, sent, press, settle };
}

it('keeps a press that the server heard of after it was asked what is followed', async () => {
  const { keeper, list, sent, press, settle } = setUp();
  keeper.open();
  press();
  await settle();
  sent[0]?.answer.resolve(none);
  await settle();
  // What was read before the press arrives after it was kept.
  list.resolve(none);
  await settle();
  expect(readKnown().marks).toEqual(new Set([mark]));
});

it('keeps the later of two presses, whenever the list comes', async () => {
  const { keeper, list, sent, press, settle } = setUp();
  keeper.open();
  press();
  press();
  await settle();
  sent[0]?.answer.resolve(none);
  await settle();
  list.resolve({ ...none, campaigns: ['1'] });
  await settle();
  expect(sent.map(({ kind }) => kind)).toEqual(['follow', 'unfollow']);
  expect(readKnown().marks.has(mark)).toBe(false);
});

it('takes a press back that was refused, also where the list comes later', async () => {
  const { keeper, list, sent, press, settle } = setUp();
  keeper.open();
  press();
  await settle();
  sent[0]?.answer.reject(new Error('overloaded'));
  await settle();
  expect(readKnown().marks.has(mark)).toBe(false);
  list.resolve(none);
  await settle();
  expect(readKnown().marks.has(mark)).toBe(false);
});
