import { ApiProblem } from '@ayrac/contract/client.ts';
import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { emptyDraft } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { expect, it, vi } from 'vitest';
import { createDraftSaver, type OpenConflict, type Saving } from './draft-saver.ts';
import { typedDraft } from './draft-values.ts';

type Parts = Parameters<typeof createDraftSaver>[0];
interface Body {
  readonly version: number;
  readonly values: object;
}

const content = { ...emptyDraft(new Date('2026-11-20T09:00:00Z')), title: 'Kışa hazır' };
const draftOf = (version: number, values: object) =>
  ({ id: 'c1', version, content: { ...content, ...values } }) as unknown as CampaignDraft;

/** Creates the saver of a draft whose form is a plain record of values. */
function openDraft(save: (input: { body: Body }) => Promise<CampaignDraft>) {
  const opened = draftOf(1, {});
  const settled = typedDraft(opened.content, 'tr');
  const typed = { ...settled };
  const errors: Record<string, unknown> = {};
  const said: Saving[] = [];
  const conflicts: (OpenConflict | null)[] = [];
  const form = {
    getValues: () => typed,
    setValue: (name: string, value: string | boolean) => {
      typed[name] = value;
    },
    setError: (name: string, { message }: { message: string }) => {
      errors[name] = message;
    },
    clearErrors: () => {
      for (const name of Object.keys(errors)) delete errors[name];
    },
  };
  const saver = createDraftSaver({
    ...{ opened, ground: { version: 1, settled, server: settled }, username: 'elif', locale: 'tr' },
    client: { saveCampaignDraft: save, getCampaignDraft: vi.fn() } as unknown as Parts['client'],
    form: form as unknown as Parts['form'],
    wordsOf: (problem) => problem,
    onSaving: (saving) => said.push(saving),
    onDraft: () => undefined,
    onConflict: (conflict) => conflicts.push(conflict),
  });
  return { saver, typed, errors, said, conflicts };
}

it('what is typed while a save runs is saved after it', async () => {
  const answers: (() => void)[] = [];
  const save = vi.fn(
    ({ body }: { body: Body }) =>
      new Promise<CampaignDraft>((resolve) =>
        answers.push(() => resolve(draftOf(body.version + 1, body.values))),
      ),
  );
  const { saver, typed } = openDraft(save);
  typed.title = 'Kış';
  const saved = saver.save();
  typed.title = 'Kış lastiği';
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  expect(await saved).toBe(true);
  expect(save.mock.calls.map(([{ body }]) => body)).toEqual([
    { version: 1, values: { title: 'Kış' } },
    { version: 2, values: { title: 'Kış lastiği' } },
  ]);
});

it('an invalid value typed while a save runs is not reported as saved', async () => {
  const { saver, typed, said, errors } = openDraft(
    vi.fn(async ({ body }: { body: Body }) => {
      typed.term = 'on iki';
      return draftOf(2, body.values);
    }),
  );
  typed.title = 'Kış';
  expect(await saver.save()).toBe(false);
  expect(said.at(-1)).toEqual({ kind: 'waiting', count: 1 });
  expect([saver.firstProblem(), errors]).toEqual(['term', { term: 'not-a-number' }]);
});

it('a conflict stops saving until it is resolved', async () => {
  const current = {
    draft: draftOf(4, { title: 'Ötekinin' }),
    conflicts: [{ field: 'title', theirs: 'Ötekinin' }],
  };
  const changed = new ApiProblem({ status: 409, code: 'record-changed', error: '', current });
  const save = vi
    .fn(async ({ body }: { body: Body }) => draftOf(5, body.values))
    .mockRejectedValueOnce(changed);
  const { saver, typed, conflicts } = openDraft(save);
  typed.title = 'Benim';
  expect(await saver.save()).toBe(false);
  expect(conflicts.at(-1)?.of).toEqual([{ field: 'title', mine: 'Benim', theirs: 'Ötekinin' }]);
  expect(await saver.save()).toBe(false);
  expect(save).toHaveBeenCalledOnce();
  expect(await saver.resolve([])).toBe(true);
  expect(save).toHaveBeenLastCalledWith({
    params: { id: 'c1' },
    body: { version: 4, values: { title: 'Benim' } },
  });
});
