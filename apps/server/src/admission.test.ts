import { beforeEach, expect, it } from 'vitest';
import { Admission, type AdmittedWork } from './admission.ts';

const AT_ONCE = 12;
const overloaded = { refusal: { code: 'overloaded' } };

let now: number;
let admission: Admission;
let running: PromiseWithResolvers<void>[];
beforeEach(() => {
  now = 0;
  admission = new Admission(400, () => now);
  running = [];
});

/** Asks for work that runs until it is finished. */
function ask(kind: AdmittedWork) {
  return admission.run(kind, () => {
    const work = Promise.withResolvers<void>();
    running.push(work);
    return work.promise;
  });
}

/** Takes all slots. Work begins in the microtasks after it was asked for. */
async function fill(): Promise<void> {
  for (let count = 0; count < AT_ONCE; count += 1) ask('read');
  await new Promise(setImmediate);
}

async function finishOne(): Promise<void> {
  running.shift()?.resolve();
  // The slot passes on in the microtasks after the end of the work.
  await new Promise(setImmediate);
}

it('lets the next in line begin when one is finished, in order', async () => {
  await fill();
  const begun: string[] = [];
  const others = ['first', 'second'].map((name) =>
    admission.run('read', async () => {
      begun.push(name);
    }),
  );
  await new Promise(setImmediate);
  expect(running).toHaveLength(AT_ONCE);
  expect(begun).toEqual([]);
  await finishOne();
  await Promise.all(others);
  expect(begun).toEqual(['first', 'second']);
});

it('frees the slot of work that fails', async () => {
  const failing = admission.run('read', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  await fill();
  expect(running).toHaveLength(AT_ONCE);
});

it('refuses newcomers while the first has waited too long, quote requests last', async () => {
  await fill();
  ask('quote');
  now = 199;
  expect(admission.refuses('read')).toBe(false);
  now = 201;
  await expect(ask('read')).rejects.toMatchObject(overloaded);
  expect(admission.refuses('quote')).toBe(false);
  now = 401;
  expect(admission.refuses('quote')).toBe(true);
  expect(admission.refusals).toEqual({ read: 1, quote: 1 });
});

it('refuses newcomers when the queue is longer than what was recently worked off in their time', async () => {
  await fill();
  ask('quote');
  ask('quote');
  for (let turn = 0; turn < 40; turn += 1) {
    now += 40;
    ask('quote');
    await finishOne();
  }
  const refused = () => ({ read: admission.refuses('read'), quote: admission.refuses('quote') });
  const lengthen = (count: number) => Array.from({ length: count }, () => ask('quote'));
  lengthen(3);
  expect(refused()).toEqual({ read: false, quote: false });
  lengthen(1);
  expect(refused()).toEqual({ read: true, quote: false });
  lengthen(5);
  expect(refused()).toEqual({ read: true, quote: true });
});

it('refuses what has waited too long when its turn comes, and begins the next', async () => {
  await fill();
  const late = ask('read');
  now = 150;
  const inTime = ask('read');
  now = 300;
  const refused = expect(late).rejects.toMatchObject(overloaded);
  await finishOne();
  await refused;
  expect(admission.refusals).toEqual({ read: 1, quote: 0 });
  expect(running).toHaveLength(AT_ONCE);
  running.at(-1)?.resolve();
  await expect(inTime).resolves.toBeUndefined();
});
