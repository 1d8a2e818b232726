import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** A record on a server that refuses an outdated version. */
function recordAt(version: number) {
  let now = version;
  const act = (sent: number | undefined, adds = 1) =>
    Promise.resolve().then(() => {
      if (sent !== undefined && sent !== now) throw new Error(`${sent} is not ${now}`);
      const was = now;
      now += adds;
      return { was, version: now };
    });
  return { act, elsewhere: () => act(undefined) };
}

it('two actions on what was seen at once are both done, one after the other', async () => {
  const inTurn = createTurns();
  const { act } = recordAt(3);
  const both = [inTurn('a', 3, (version) => act(version)), inTurn('a', 3, (version) => act(version, 2))];
  expect(await Promise.all(both)).toEqual([
    { was: 3, version: 4 },
    { was: 4, version: 6 },
  ]);
  await expect(inTurn('a', 3, (version) => act(version, 0))).resolves.toEqual({ was: 6, version: 6 });
});

it('an action without a version takes the next one along', async () => {
  const inTurn = createTurns();
  const { act } = recordAt(3);
  const both = [inTurn('a', 3, () => act(undefined)), inTurn('a', 3, (version) => act(version))];
  expect((await Promise.all(both))[1]).toEqual({ was: 4, version: 5 });
});

it("another person's change between two actions is a conflict", async () => {
  const inTurn = createTurns();
  const { act, elsewhere } = recordAt(3);
  await inTurn('a', 3, (version) => act(version));
  await elsewhere();
  await expect(inTurn('a', 3, (version) => act(version))).rejects.toThrow('4 is not 5');
  // Also behind an action that needs no version.
  await inTurn('a', 4, () => act(undefined));
  await expect(inTurn('a', 4, (version) => act(version))).rejects.toThrow('4 is not 6');
});

it('a refused action holds up neither the next one nor other records', async () => {
  const inTurn = createTurns();
  const { act } = recordAt(3);
  const refused = inTurn('a', 2, (version) => act(version));
  const next = inTurn('a', 3, (version) => act(version));
  await expect(refused).rejects.toThrow('2 is not 3');
  expect(await next).toEqual({ was: 3, version: 4 });
  const endless = inTurn('b', 1, () => new Promise<never>(() => undefined));
  expect(await inTurn('a', 3, (version) => act(version))).toEqual({ was: 4, version: 5 });
  expect(endless).toBeInstanceOf(Promise);
});
