import { ApiProblem } from '@ayrac/contract/client.ts';
import type { Gallery } from '@ayrac/contract/office/pictures.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGallerySaver, type GalleryState, unchanged } from './gallery-saver.ts';
import type { Shown } from './shown-pictures.ts';

type Save = Parameters<typeof createGallerySaver>[0]['save'];

const shown = (hash: string, alt = hash): Shown => ({
  ...{ hash, hashEn: null, alt, altEn: alt, english: null },
  picture: { hash, width: 800, height: 450, focus: { x: 0.5, y: 0.5 }, version: 1 },
});
const galleryOf = (version: number, ...pictures: Shown[]) => ({ version, pictures }) as unknown as Gallery;
const conflictWith = (current: Gallery) =>
  new ApiProblem({ status: 409, code: 'record-changed', error: 'changed', current });
const lost = () => new ApiProblem({ status: 0, code: 'network', error: 'lost' });

/** Creates the saver of a gallery with the picture a, and collects what it reports. */
function openGallery(save: Save) {
  let state: GalleryState = unchanged;
  const galleries: Gallery[] = [];
  const onSaved = vi.fn();
  const saver = createGallerySaver({
    save,
    onState: (next) => {
      state = next;
    },
    onGallery: (gallery) => galleries.push(gallery),
    onSaved,
  });
  saver.receive(galleryOf(1, shown('a')));
  return { saver, state: () => state, galleries, onSaved, close: saver.open() };
}

const add = (hash: string) => (now: readonly Shown[]) => [...now, shown(hash)];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('changes made while a save runs are saved after it, on its version', async () => {
  const sent: unknown[] = [];
  const { saver, state, onSaved } = openGallery(async ({ version, pictures }) => {
    sent.push([version, pictures.map(({ hash }) => hash)]);
    return galleryOf(version + 1, ...pictures.map(({ hash }) => shown(hash)));
  });
  saver.change(add('b'));
  saver.change(add('c'));
  expect(state().draft).toHaveLength(3);
  await vi.waitFor(() => expect(state().draft).toBeNull());
  expect(sent).toEqual([
    [1, ['a', 'b']],
    [2, ['a', 'b', 'c']],
  ]);
  expect(onSaved).toHaveBeenCalledTimes(2);
});

it('a change that returns the same pictures is neither shown nor saved', () => {
  const save = vi.fn<Save>();
  const { saver, state } = openGallery(save);
  expect(saver.change((now) => now)).toBe(false);
  expect(state()).toEqual(unchanged);
  expect(save).not.toHaveBeenCalled();
  expect(() => saver.undo((now) => now)).toThrow(Error);
});

it('a conflict stays open until it is settled, and is then saved on the version of the other person', async () => {
  const theirs = galleryOf(4, shown('x'));
  const save = vi.fn<Save>(async ({ version }) => galleryOf(version + 1, shown('a'), shown('b')));
  save.mockRejectedValueOnce(conflictWith(theirs));
  const { saver, state } = openGallery(save);
  saver.change(add('b'));
  await vi.waitFor(() => expect(state().conflict).toEqual({ theirs, base: [shown('a')] }));
  saver.settle([shown('a'), shown('b')]);
  await vi.waitFor(() => expect(state()).toEqual(unchanged));
  expect(save.mock.lastCall?.[0].version).toBe(4);
});

it('a conflict settled with the pictures of the other person saves nothing', async () => {
  const theirs = galleryOf(4, shown('x'));
  const save = vi.fn<Save>().mockRejectedValueOnce(conflictWith(theirs));
  const { saver, state, galleries } = openGallery(save);
  saver.change(add('b'));
  await vi.waitFor(() => expect(state().conflict).not.toBeNull());
  saver.settle(theirs.pictures);
  expect([state(), galleries]).toEqual([unchanged, [theirs]]);
  expect(save).toHaveBeenCalledTimes(1);
});

it('a save whose answer was lost is repeated, and what it wrote is no conflict', async () => {
  const written = galleryOf(2, shown('a'), shown('b'));
  const save = vi.fn<Save>(async () => galleryOf(3, shown('a'), shown('b')));
  save.mockRejectedValueOnce(lost()).mockRejectedValueOnce(conflictWith(written));
  const { saver, state } = openGallery(save);
  saver.change(add('b'));
  await vi.waitFor(() => expect(state().failure).toBeDefined());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toEqual(unchanged);
  expect(save.mock.calls.map(([{ version }]) => version)).toEqual([1, 1, 2]);
});

it('nothing is repeated after the editor was closed', async () => {
  const save = vi.fn<Save>().mockRejectedValue(lost());
  const { saver, state, close } = openGallery(save);
  saver.change(add('b'));
  await vi.waitFor(() => expect(state().failure).toBeDefined());
  close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('changes are kept back while texts are missing that visitors need', async () => {
  const withoutText = new ApiProblem({
    ...{ status: 422, code: 'validation-failed', error: 'invalid' },
    fields: { 'pictures.1.alt': 'missing' },
  });
  const save = vi.fn<Save>(async ({ version }) => galleryOf(version + 1, shown('a'), shown('b')));
  save.mockRejectedValueOnce(withoutText);
  const { saver, state } = openGallery(save);
  saver.change((now) => [...now, shown('b', '')]);
  await vi.waitFor(() => expect(state().isHeld).toBe(true));
  saver.change((now) => now.toReversed());
  expect(save).toHaveBeenCalledTimes(1);
  saver.change(() => [shown('a'), shown('b')]);
  await vi.waitFor(() => expect(state()).toEqual(unchanged));
  expect(save).toHaveBeenCalledTimes(2);
});
