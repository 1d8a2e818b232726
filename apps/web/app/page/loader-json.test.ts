import { describe, expect, it } from 'vitest';
import { readLoaderJson, writeLoaderJson } from './loader-json.ts';

describe('loader data as JSON', () => {
  const page = { name: 'İğne <b>"oya"</b>', campaigns: [{ id: 'a', endAt: null }] };

  it('is read as it was written', () => {
    expect(readLoaderJson(writeLoaderJson(page))).toEqual(page);
  });

  it('is the same object each time, so that a page is not rendered anew', () => {
    const written = writeLoaderJson(page);
    expect(readLoaderJson(written)).toBe(readLoaderJson(written));
  });
});
