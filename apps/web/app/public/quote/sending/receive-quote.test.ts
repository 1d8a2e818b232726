import { ApiProblem, type Client } from '@ayrac/contract/client.ts';
import { expect, it, vi } from 'vitest';
import { receiveQuote } from './receive-quote.ts';

function clientThat(answer: () => Promise<unknown>) {
  const submitAnonymousQuote = vi.fn(answer);
  return { client: { submitAnonymousQuote } as unknown as Client, submitAnonymousQuote };
}

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

const now = new Date('2026-11-20T09:00:00Z');

const typed = {
  name: 'Işıl',
  email: 'isil@',
  kvkkConsent: 'on',
  campaignId: 'c-1',
  noticeVersion: 'v1',
  questionsVersion: 'v2',
  attempt: 'k-1',
  shownAt: '2026-11-20T08:59:20Z',
};

it('sends the input with the key of the page', async () => {
  const { client, submitAnonymousQuote } = clientThat(async () => ({ formId: 'f', relationId: 'r' }));
  const { data } = await receiveQuote(form(typed), client, now);
  expect(data).toEqual({ kind: 'sent' });
  expect(submitAnonymousQuote).toHaveBeenCalledWith(
    {
      body: expect.objectContaining({
        name: 'Işıl',
        kvkkConsent: true,
        campaignId: 'c-1',
        noticeVersion: 'v1',
        questionsVersion: 'v2',
        sending: { hasScript: false, filledInMs: 40_000 },
      }),
    },
    { idempotencyKey: 'k-1' },
  );
});

it('returns the input with the message of each field', async () => {
  const { client } = clientThat(async () => {
    throw new ApiProblem({
      status: 400,
      code: 'validation-failed',
      error: 'Lütfen işaretli alanları kontrol ediniz.',
      fields: { email: 'Geçerli bir e-posta adresi giriniz' },
    });
  });
  const { data, init } = await receiveQuote(form(typed), client, now);
  expect(init?.status).toBe(400);
  expect(data).toMatchObject({
    kind: 'refused',
    draft: { name: 'Işıl', email: 'isil@', kvkkConsent: true },
    problem: { fields: { email: 'Geçerli bir e-posta adresi giriniz' } },
  });
});

it('keeps the input when the server fails', async () => {
  const { client } = clientThat(async () => {
    throw new TypeError('broken');
  });
  const { data, init } = await receiveQuote(form(typed), client, now);
  expect(init?.status).toBe(500);
  expect(data).toMatchObject({ kind: 'refused', draft: { name: 'Işıl' }, problem: { code: 'internal' } });
});

it.each([
  ['never', ''],
  ['at no time', 'dün'],
  ['in the future', '2026-11-20T10:00:00Z'],
  ['long ago', '2026-11-18T09:00:00Z'],
])('omits the time when the form was shown %s', async (_name, shownAt) => {
  const { client, submitAnonymousQuote } = clientThat(async () => ({ formId: 'f', relationId: 'r' }));
  await receiveQuote(form({ ...typed, shownAt }), client, now);
  expect(submitAnonymousQuote).toHaveBeenCalledWith(
    { body: expect.objectContaining({ sending: { hasScript: false } }) },
    { idempotencyKey: 'k-1' },
  );
});
