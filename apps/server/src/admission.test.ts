import { RefusalError } from '@ayrac/domain/refusal.ts';
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
  expect(() => admission.check('read')).not.toThrow();
  now = 201;
  await expect(ask('read')).rejects.toMatchObject(overloaded);
  expect(() => admission.check('quote')).not.toThrow();
  now = 401;
  expect(() => admission.check('quote')).toThrow(RefusalError);
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
  expect(running).toHaveLength(AT_ONCE);
  running.at(-1)?.resolve();
  await expect(inTime).resolves.toBeUndefined();
});
