import { ApiProblem } from '@ayrac/contract/client.ts';
import type { SiteText, SiteTextDraft } from '@ayrac/contract/office/site-texts.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTextSaver, type TextDraftState } from './text-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = (body: string) => ({
  tr: { title: 'Başlık', description: 'Özet', body },
  en: { title: 'Title', description: 'Summary', body: 'Text' },
});
const draftOf = (version: number, body: string, note = '') =>
  ({ ...texts(body), note, version }) as unknown as SiteTextDraft;
const text = { name: 'privacy', holding: texts('Metin'), draft: draftOf(1, 'Metin') } as unknown as SiteText;

const changedTo = (current: SiteTextDraft) =>
  new ApiProblem({ status: 409, code: 'record-changed', error: '', current });
const unreached = new ApiProblem({ status: 0, code: 'network' as 'internal', error: 'Bağlantı yok' });

function edit(write: (body: { version: number }) => Promise<unknown>) {
  const states: TextDraftState[] = [];
  const saveSiteTextDraft = ({ body }: { body: { version: number } }) => write(body);
  const saver = createTextSaver({
    text,
    calls: { saveSiteTextDraft } as unknown as Parameters<typeof createTextSaver>[0]['calls'],
    onState: (state) => states.push(state),
  });
  return { saver, now: () => states.at(-1) };
}

it('what is typed while a save is refused stays, and is saved over the other change', async () => {
  const write = vi.fn(async ({ version }: { version: number }) => {
    if (version === 2) return draftOf(3, '');
    saver.set('tr.body', 'Metin, uzun');
    throw changedTo(draftOf(2, 'Metin', 'Ötekinin notu'));
  });
  const { saver, now } = edit(write);
  saver.set('tr.body', 'Metin,');
  expect(await saver.save()).toBe(true);
  expect(now()).toMatchObject({
    typed: { 'tr.body': 'Metin, uzun', note: 'Ötekinin notu' },
    ...{ saving: { kind: 'saved' }, isDirty: false, version: 3 },
  });
});

it('two saves never run at the same time', async () => {
  const answers: ((draft: SiteTextDraft) => void)[] = [];
  const { saver } = edit(() => new Promise((resolve) => answers.push(resolve)));
  saver.set('tr.body', 'Bir');
  const saved = saver.save();
  saver.set('tr.body', 'Bir, iki');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answers).toHaveLength(1);
  answers[0]?.(draftOf(2, 'Bir'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(draftOf(3, 'Bir, iki'));
  expect(await saved).toBe(true);
});

it('a save that did not reach the server is repeated, and its own text is no conflict', async () => {
  const write = vi
    .fn(async ({ version }: { version: number }) => draftOf(version + 1, ''))
    .mockRejectedValueOnce(unreached)
    .mockRejectedValueOnce(changedTo(draftOf(2, 'Bir')));
  const { saver, now } = edit(write);
  saver.set('tr.body', 'Bir');
  expect(await saver.save()).toBe(false);
  expect(now()?.saving).toEqual({ kind: 'failed', error: unreached });
  saver.set('tr.body', 'Bir, iki');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(now()).toMatchObject({ conflict: null, saving: { kind: 'saved' }, version: 3 });
});

it('a conflict waits for a choice', async () => {
  const write = vi.fn(async () => draftOf(3, '')).mockRejectedValueOnce(changedTo(draftOf(2, 'Onun')));
  const { saver, now } = edit(write);
  saver.set('tr.body', 'Benim');
  expect(await saver.save()).toBe(false);
  expect(now()?.conflict?.fields).toEqual(['tr.body']);
  expect(await saver.save()).toBe(false);
  expect(await saver.resolve(['tr.body'])).toBe(true);
  expect(now()).toMatchObject({ typed: { 'tr.body': 'Onun' }, conflict: null });
  expect(write).toHaveBeenCalledOnce();
});
