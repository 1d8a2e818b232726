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
  const events: string[] = [];
  const done = sendQuote(server, {
    body,
    idempotencyKey: 'anahtar',
    filledInMs,
    solve: async () => proof,
    onChallenge: () => events.push('challenge'),
  });
  return { done, events };
}

it('reports the time the form took, and that script can compute a proof', async () => {
  const server = serverWith([taken]);
  const { done, events } = send(server);
  await done;
  expect(server.sent).toEqual([{ sending: { filledInMs: 1_235, hasScript: true }, key: 'anahtar' }]);
  expect(events).toEqual([]);
});

it("solves the server's challenge and sends the same request with the same key", async () => {
  const server = serverWith([needed, taken]);
  const { done, events } = send(server);
  await done;
  expect(events).toEqual(['challenge']);
  expect(server.sent[1]).toEqual({ sending: { filledInMs: 1_235, hasScript: true, proof }, key: 'anahtar' });
});

it('marks the campaign as requested after success only', async () => {
  const { relations } = readKnown();
  changeKnown({ relations: new Set() });
  await expect(send(serverWith([needed, needed])).done).rejects.toBe(needed);
  expect(readKnown().relations.has('sent:c1')).toBe(false);
  await send(serverWith([taken])).done;
  expect(readKnown().relations.has('sent:c1')).toBe(true);
  changeKnown({ relations });
});

it('stops when the proof is refused', async () => {
  const server = serverWith([needed, needed, taken]);
  await expect(send(server).done).rejects.toBe(needed);
  expect(server.sent).toHaveLength(2);
});

it('passes other refusals on', async () => {
  const refused = new ApiProblem({ status: 409, code: 'duplicate-quote', error: 'Var' });
  await expect(send(serverWith([refused])).done).rejects.toBe(refused);
});

it('reports a valid time however long the form was open', async () => {
  const server = serverWith([taken]);
  await send(server, 9e9).done;
  expect(server.sent[0]?.sending).toMatchObject({ filledInMs: 86_400_000 });
});
