import { fakeStorage } from '@ayrac/browser/testing/fake-storage.ts';
import { ApiProblem } from '@ayrac/contract/client.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptChanges } from '../campaign-wizard/kept-changes.ts';
import { createEditionSaver, type EditionState, openedState } from './edition-saver.ts';

type Parts = Parameters<typeof createEditionSaver>[0];
interface Call {
  readonly body: { readonly version: number; readonly values: object };
}

const content = { heading: 'Kış', text: '', headingEn: 'Winter', textEn: '', campaignIds: ['c1'] };
const editionOf = (version: number, values: Partial<typeof content> = {}) => {
  const { campaignIds, ...texts } = { ...content, ...values };
  return { id: 'e1', version, ...texts, campaigns: campaignIds.map((id) => ({ id })) } as EditionDetail;
};
const conflictWith = (current: EditionDetail) =>
  new ApiProblem({ status: 409, code: 'record-changed', error: 'changed', current });
const lost = () => new ApiProblem({ status: 0, code: 'network', error: 'lost' });

/** Creates the saver of an edition of version 1, and collects what it reports. */
function openEdition(save: (call: Call) => Promise<EditionDetail>) {
  let state: EditionState = openedState(content);
  const saver = createEditionSaver({
    ...{ id: 'e1', username: 'elif', content, ground: { version: 1, content } },
    client: { saveEdition: save } as unknown as Parts['client'],
    onState: (next) => {
      state = next;
    },
    onSaved: () => undefined,
  });
  return { saver, state: () => state };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what is typed is stored in the browser until it is saved a moment later', async () => {
  const save = vi.fn(async ({ body }: Call) => editionOf(body.version + 1, body.values));
  const { saver, state } = openEdition(save);
  saver.change({ heading: 'Kışa hazır' });
  expect(state().saving.kind).toBe('pending');
  expect(keptChanges('elif', 'e1')).toEqual({ version: 1, values: { heading: 'Kışa hazır' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save.mock.calls).toEqual([
    [{ params: { id: 'e1' }, body: { version: 1, values: { heading: 'Kışa hazır' } } }],
  ]);
  expect([state().saving.kind, saver.version(), keptChanges('elif', 'e1')]).toEqual(['saved', 2, undefined]);
});

it('a change of another part by somebody else is merged and saved on the new version', async () => {
  const save = vi.fn(async ({ body }: Call) => editionOf(body.version + 1, body.values));
  save.mockRejectedValueOnce(conflictWith(editionOf(5, { text: 'Yeni' })));
  const { saver, state } = openEdition(save);
  saver.change({ heading: 'Kışa hazır' });
  expect(await saver.save()).toBe(true);
  expect(state().content).toEqual({ ...content, heading: 'Kışa hazır', text: 'Yeni' });
  expect(saver.version()).toBe(6);
});

it('a part that both have changed is a conflict, which stops saving until it is resolved', async () => {
  const theirs = editionOf(5, { heading: 'Onların' });
  const save = vi.fn(async ({ body }: Call) => editionOf(body.version + 1, body.values));
  save.mockRejectedValueOnce(conflictWith(theirs));
  const { saver, state } = openEdition(save);
  saver.change({ heading: 'Benim', text: 'Metin' });
  expect(await saver.save()).toBe(false);
  const { conflict } = state();
  expect(conflict?.parts).toEqual(['heading']);
  expect(await saver.save()).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
  if (conflict) await saver.resolve(conflict, ['heading']);
  expect(state()).toMatchObject({ content: { heading: 'Onların', text: 'Metin' }, conflict: null });
  expect(save.mock.lastCall?.[0].body).toEqual({ version: 5, values: { text: 'Metin' } });
});

it('a save whose answer was lost is repeated, and what it wrote is no conflict', async () => {
  const save = vi.fn(async ({ body }: Call) => editionOf(body.version + 1, body.values));
  save.mockRejectedValueOnce(lost()).mockRejectedValueOnce(conflictWith(editionOf(2, { heading: 'Bir' })));
  const { saver, state } = openEdition(save);
  saver.change({ heading: 'Bir' });
  expect(await saver.save()).toBe(false);
  expect(state().saving.kind).toBe('offline');
  saver.change({ heading: 'İki' });
  expect(await saver.save()).toBe(true);
  expect([state().conflict, state().content.heading, saver.version()]).toEqual([null, 'İki', 3]);
});
