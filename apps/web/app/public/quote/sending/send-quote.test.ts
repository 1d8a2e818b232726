import { ApiProblem } from '@ayrac/contract/client.ts';
import { expect, it } from 'vitest';
import { changeKnown, readKnown } from '#web/follow/relations.ts';
import { emptyDraft, quoteBody } from '#web/public/quote/form/quote-draft.ts';
import { sendQuote } from './send-quote.ts';

const challenge = { token: 'j', seed: 's', puzzles: 2, bits: 4 };
const proof = { token: 'j', solutions: [3, 7] };
const body = quoteBody(emptyDraft, { campaignId: 'c1', noticeVersion: '1', questionsVersion: '1' });
const needed = new ApiProblem({ status: 429, code: 'proof-needed', error: 'Kanıt', challenge });
const taken = { formId: 'f', relationId: 'r' };

/** Returns a fake client with scripted answers, and what was sent to it. */
function serverWith(answers: (ApiProblem | typeof taken)[]) {
  const sent: { sending: unknown; key: unknown }[] = [];
  return {
    sent,
    submitAnonymousQuote: async (
      input: { body: { sending?: unknown } },
      options?: { idempotencyKey?: string },
    ) => {
      sent.push({ sending: input.body.sending, key: options?.idempotencyKey });
      const answer = answers.shift();
      if (answer === undefined || answer instanceof ApiProblem) throw answer;
      return answer;
    },
  };
}

function send(server: ReturnType<typeof serverWith>, filledInMs = 1_234.5) {
  const heard: string[] = [];
  const done = sendQuote(server, {
    body,
    idempotencyKey: 'anahtar',
    filledInMs,
    solve: async () => proof,
    onChallenge: () => heard.push('challenge'),
  });
  return { done, heard };
}

it('says how long the form took, and that script can compute', async () => {
  const server = serverWith([taken]);
  const { done, heard } = send(server);
  await done;
  expect(server.sent).toEqual([{ sending: { filledInMs: 1_235, hasScript: true }, key: 'anahtar' }]);
  expect(heard).toEqual([]);
});

it('solves what the server asks for, and sends the same request under the same key', async () => {
  const server = serverWith([needed, taken]);
  const { done, heard } = send(server);
  await done;
  expect(heard).toEqual(['challenge']);
  expect(server.sent[1]).toEqual({ sending: { filledInMs: 1_235, hasScript: true, proof }, key: 'anahtar' });
});

it('marks the campaign as asked for once the request stands, and not before', async () => {
  const { relations } = readKnown();
  changeKnown({ relations: new Set() });
  await expect(send(serverWith([needed, needed])).done).rejects.toBe(needed);
  expect(readKnown().relations.has('asked:c1')).toBe(false);
  await send(serverWith([taken])).done;
  expect(readKnown().relations.has('asked:c1')).toBe(true);
  changeKnown({ relations });
});

it('does not go on for ever where the proof is refused', async () => {
  const server = serverWith([needed, needed, taken]);
  await expect(send(server).done).rejects.toBe(needed);
  expect(server.sent).toHaveLength(2);
});

it('hands every other refusal on', async () => {
  const refused = new ApiProblem({ status: 409, code: 'duplicate-quote', error: 'Var' });
  await expect(send(serverWith([refused])).done).rejects.toBe(refused);
});

it('tells a time that the server takes, however long the form stood open', async () => {
  const server = serverWith([taken]);
  await send(server, 9e9).done;
  expect(server.sent[0]?.sending).toMatchObject({ filledInMs: 86_400_000 });
});
