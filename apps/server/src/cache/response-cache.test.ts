import { describe, expect, it } from 'vitest';
import { Admission } from '#server/admission.ts';
import type { CachedResponse } from './cached-response.ts';
import { CompressedBody } from './compressed-body.ts';
import { type MadeResponse, ResponseCache } from './response-cache.ts';

const body = await CompressedBody.of(Buffer.from('page'), ['br']);
const page = (name: string, bytes = 100): CachedResponse => ({
  headers: { name },
  body,
  etag: name,
  bytes,
});

const rendered = (name: string, parts: Partial<MadeResponse> = {}): MadeResponse => ({
  response: page(name),
  tags: new Set(),
  freshUntil: 60_000,
  ...parts,
});

/** Creates a cache with a manual clock and a render counter. */
function bench(limit = 10_000) {
  const time = { now: 0 };
  const cache = new ResponseCache(limit, () => time.now, new Admission(1_000));
  let renders = 0;
  const ask = (address: string, made: MadeResponse | null) =>
    cache.get(address, async () => {
      renders += 1;
      return made;
    });
  return { time, cache, ask, renders: () => renders };
}

/** Creates a render that finishes when the test says so, and counts how often it was started. */
function slowRender() {
  const { promise, resolve } = Promise.withResolvers<MadeResponse | null>();
  let begun = 0;
  const render = () => {
    begun += 1;
    return promise;
  };
  return { render, finish: resolve, begun: () => begun };
}

describe('a cached page', () => {
  it('is rendered once and then served', async () => {
    const { ask, renders } = bench();
    expect(await ask('/', rendered('a'))).toMatchObject({ kind: 'made' });
    expect(await ask('/', rendered('b'))).toMatchObject({ kind: 'hit', response: { etag: 'a' } });
    expect(renders()).toBe(1);
  });

  it('is rendered again once it has expired', async () => {
    const { ask, time } = bench();
    await ask('/', rendered('a', { freshUntil: 5_000 }));
    time.now = 5_000;
    expect(await ask('/', rendered('b'))).toMatchObject({ kind: 'made', response: { etag: 'b' } });
  });

  it('is rendered again only when its content has changed', async () => {
    const { ask, cache } = bench();
    await ask('/x', rendered('x', { tags: new Set(['campaign:1']) }));
    await ask('/y', rendered('y', { tags: new Set(['campaign:2']) }));
    cache.drop(['campaign:1']);
    expect(await ask('/x', rendered('x2'))).toMatchObject({ kind: 'made' });
    expect(await ask('/y', rendered('y2'))).toMatchObject({ kind: 'hit' });
  });

  it('is rendered again when the whole cache is invalidated', async () => {
    const { ask, cache } = bench();
    await ask('/', rendered('a'));
    cache.drop(null);
    expect(await ask('/', rendered('b'))).toMatchObject({ kind: 'made' });
  });
});

it('passes the previous entry to the next render', async () => {
  const { ask, cache } = bench();
  const lent: (string | undefined)[] = [];
  const make = (before: CachedResponse | undefined) => {
    lent.push(before?.etag);
    return Promise.resolve(null);
  };
  await cache.get('/', make);
  await ask('/', rendered('a'));
  cache.drop(null);
  await cache.get('/', make);
  expect(lent).toEqual([undefined, 'a']);
});

describe('many visitors at once', () => {
  it('share one render', async () => {
    const { cache } = bench();
    const { render, finish, begun } = slowRender();
    const asked = Array.from({ length: 50 }, () => cache.get('/', render));
    finish(rendered('a'));
    const outcomes = await Promise.all(asked);
    expect(outcomes.map((outcome) => outcome?.response.etag)).toEqual(Array(50).fill('a'));
    expect(begun()).toBe(1);
  });

  it('do not receive a render that a change has outdated, which is not cached either', async () => {
    const { cache, ask } = bench();
    const { render, finish } = slowRender();
    const before = cache.get('/', render);
    cache.drop(['campaign:1']);
    const after = ask('/', rendered('new', { tags: new Set(['campaign:1']) }));
    expect(await after).toMatchObject({ response: { etag: 'new' } });
    finish(rendered('old', { tags: new Set(['campaign:1']) }));
    await before;
    expect(await ask('/', rendered('unused'))).toMatchObject({ kind: 'hit', response: { etag: 'new' } });
  });
});

describe('a page that fails to render', () => {
  it('is served from its stale entry', async () => {
    const { ask, cache } = bench();
    await ask('/', rendered('a'));
    cache.drop(null);
    expect(await ask('/', null)).toMatchObject({ kind: 'stale', response: { etag: 'a' } });
  });

  it('fails if it was never cached', async () => {
    const { ask } = bench();
    expect(await ask('/', null)).toBeNull();
  });

  it('lets the next visitor try again', async () => {
    const { cache, ask } = bench();
    await expect(cache.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await ask('/', rendered('a'))).toMatchObject({ kind: 'made' });
  });
});

it('drops a page that is gone, so that it is never served stale', async () => {
  const { ask, cache } = bench();
  await ask('/', rendered('a'));
  cache.drop(null);
  const asGone = async () => {
    cache.forget('/');
    return null;
  };
  expect(await cache.get('/', asGone)).toBeNull();
  expect(await ask('/', null)).toBeNull();
  expect(cache.bytes).toBe(0);
});

describe('the limit in bytes', () => {
  it('evicts the least recently used pages', async () => {
    const { ask, cache } = bench(250);
    await ask('/a', rendered('a'));
    await ask('/b', rendered('b'));
    await ask('/a', rendered('unused'));
    await ask('/c', rendered('c'));
    expect(cache.bytes).toBe(200);
    expect(await ask('/a', rendered('a2'))).toMatchObject({ kind: 'hit' });
    expect(await ask('/b', rendered('b2'))).toMatchObject({ kind: 'made' });
  });
});

it('serves the stale page if rendering takes too long, and caches the new one', async () => {
  const { ask, cache, time } = bench();
  await ask('/', rendered('a', { freshUntil: 5_000 }));
  time.now = 5_000;
  const slow = slowRender();
  expect(await cache.get('/', slow.render)).toMatchObject({ kind: 'stale', response: { etag: 'a' } });
  slow.finish(rendered('b'));
  await slow.render();
  expect(await ask('/', rendered('c'))).toMatchObject({ kind: 'hit', response: { etag: 'b' } });
  expect(cache.outcomes).toEqual({ hit: 1, made: 1, stale: 1 });
});
