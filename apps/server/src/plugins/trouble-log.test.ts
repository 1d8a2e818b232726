import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Troubles } from '#server/db/trouble.ts';
import { testNow } from '#server/testing/test-app.ts';
import { registerTroubleLog } from './trouble-log.ts';

const diskFull = Object.assign(new Error('No space left on device'), { code: '53100' });
const lockWait = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

let app: FastifyInstance;
let now = testNow;
let troubles: Troubles;
const error = vi.fn();
beforeEach(() => {
  app = fastify();
  app.log.error = error.mockClear();
  now = testNow;
  troubles = new Troubles();
  registerTroubleLog(app, troubles, () => now);
});
afterEach(() => app.close());

const logged = () => error.mock.calls.map(([{ cause, count }]) => `${cause} ${count}`);

it('logs each cause once a minute with its number of occurrences', () => {
  troubles.note(diskFull);
  troubles.note(new Error('Failed query', { cause: diskFull }));
  troubles.note(lockWait);
  expect(logged()).toEqual(['disk-full 1', 'lock-wait 1']);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ err: diskFull }),
    'the database is in trouble',
  );
  now = new Date(testNow.getTime() + minuteInMs);
  troubles.note(diskFull);
  expect(logged()).toEqual(['disk-full 1', 'lock-wait 1', 'disk-full 3']);
});

it('does not log an invalid statement', () => {
  troubles.note(Object.assign(new Error('syntax error'), { code: '42601' }));
  expect(error).not.toHaveBeenCalled();
});

it('stops logging once the server is closed', async () => {
  await app.close();
  troubles.note(diskFull);
  expect(error).not.toHaveBeenCalled();
});
