import type { OwnRelations } from '@ayrac/contract/follow.ts';
import { beforeEach, expect, it } from 'vitest';
import { changeKnown, type Relation, readKnown } from '../relations.ts';
import { keepAtServer } from './keep-at-server.ts';

const relation: Relation = 'campaign:1';
const none: OwnRelations = { campaigns: [], ends: [], brands: [], categories: [], requested: [], unread: 0 };

beforeEach(() => changeKnown({ relations: new Set(), pressed: [], unread: 0 }));

interface Sent {
  readonly kind: string;
  readonly options: unknown;
  readonly answer: PromiseWithResolvers<OwnRelations>;
}

/** Sets up a server whose answers the test controls, and the page's way to press the button. */
function setUp() {
  const list = Promise.withResolvers<OwnRelations>();
  const sent: Sent[] = [];
  const send = (kind: string) => (_input: unknown, options: unknown) => {
    const answer = Promise.withResolvers<OwnRelations>();
    sent.push({ kind, options, answer });
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
    const relations = new Set(readKnown().relations);
    if (!relations.delete(relation)) relations.add(relation);
    changeKnown({ relations });
    keeper.keep({ relation, name: 'Kasko' });
  };
  const settle = () => new Promise((done) => setTimeout(done));
  return { keeper, list, sent, press, settle };
}

it('sends clicks so that they are not lost when the page is left', async () => {
  const { sent, press, settle } = setUp();
  press();
  await settle();
  expect(sent[0]?.options).toEqual({ keepalive: true });
});

it('keeps a click that the server received after the list was requested', async () => {
  const { keeper, list, sent, press, settle } = setUp();
  keeper.open();
  press();
  await settle();
  sent[0]?.answer.resolve(none);
  await settle();
  // The list was read before the press and arrives after the press was stored.
  list.resolve(none);
  await settle();
  expect(readKnown().relations).toEqual(new Set([relation]));
});

it('keeps the later of two clicks, whenever the list arrives', async () => {
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
  expect(readKnown().relations.has(relation)).toBe(false);
});

it('reverts a refused click, even when the list arrives later', async () => {
  const { keeper, list, sent, press, settle } = setUp();
  keeper.open();
  press();
  await settle();
  sent[0]?.answer.reject(new Error('overloaded'));
  await settle();
  expect(readKnown().relations.has(relation)).toBe(false);
  list.resolve(none);
  await settle();
  expect(readKnown().relations.has(relation)).toBe(false);
});
