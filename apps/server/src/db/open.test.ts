import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { say } from '#server/say.ts';
import { freePort } from '#server/testing/free-port.ts';
import { openFor, refuseOld, UnusableDatabase } from './open.ts';

async function open(url: string): Promise<void> {
  const env = readEnv({ DATABASE_URL: url });
  await using opened = new AsyncDisposableStack();
  await openFor(env, env.database, say, opened);
}

describe('PostgreSQL at DATABASE_URL', () => {
  it('that does not respond is named without its password', async () => {
    const port = await freePort();
    const failure = open(`postgresql://site:geheim@127.0.0.1:${port}/ayrac`);
    await expect(failure).rejects.toThrow(UnusableDatabase);
    await expect(failure).rejects.toThrow(
      `The PostgreSQL of DATABASE_URL (127.0.0.1:${port}/ayrac): connect ECONNREFUSED 127.0.0.1:${port}`,
    );
  });

  it.each([
    ['13.14', 130014],
    ['14.0', 140000],
    ['14.23', 140023],
  ])('%s is refused with an explanation', (_name, version) => {
    expect(() => refuseOld(version)).toThrow(
      /^DATABASE_URL names a PostgreSQL 1[34]; 15 or newer is needed\.$/,
    );
  });

  it.each([
    ['15.0', 150000],
    ['15.18', 150018],
    ['18.4', 180004],
  ])('%s is accepted', (_name, version) => {
    expect(() => refuseOld(version)).not.toThrow();
  });
});
