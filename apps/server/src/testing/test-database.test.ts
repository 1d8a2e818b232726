import { expect, inject, it } from 'vitest';
import { maintain } from './test-database.ts';

it('databases are made again after the connection for it failed or was lost', async () => {
  // A name of its own keeps other tests on their connection.
  const server = { ...inject('testServer'), application_name: 'lost' };
  const unreachable = { connectionString: 'postgres://127.0.0.1:1/none' };
  const refusal = await maintain(unreachable, 'select').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Error);
  expect(await maintain(unreachable, 'select').catch((error: unknown) => error)).not.toBe(refusal);

  await maintain(server, 'select');
  const ended = maintain(server, 'select pg_terminate_backend(pg_backend_pid())');
  await expect(ended).rejects.toThrow();
  const isServed = () =>
    maintain(server, 'select').then(
      () => true,
      () => false,
    );
  await expect.poll(isServed).toBe(true);
});
