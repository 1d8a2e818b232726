import { describe, expect, it } from 'vitest';
import { readLoaderJson, writeLoaderJson } from './loader-json.ts';

describe('loader data as JSON', () => {
  const page = { name: 'İğne <b>"oya"</b>', campaigns: [{ id: 'a', endAt: null }] };

  it('is read in the browser as it was written on the server', () => {
    const { json } = writeLoaderJson(page);
    expect(readLoaderJson({ json })).toEqual(page);
  });

  it('is not read again by the page that the same request renders', () => {
    const asJson = writeLoaderJson(page);
    expect(readLoaderJson(asJson)).toBe(page);
    expect(Object.keys(asJson)).toEqual(['json']);
  });

  it('is the same object each time, so that a page is not rendered anew', () => {
    const { json } = writeLoaderJson(page);
    const arrived = { json };
    expect(readLoaderJson(arrived)).toBe(readLoaderJson(arrived));
  });
});
