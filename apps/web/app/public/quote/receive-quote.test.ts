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

const typed = {
  name: 'Işıl',
  email: 'isil@',
  kvkkConsent: 'on',
  campaignId: 'c-1',
  noticeVersion: 'v1',
  attempt: 'k-1',
};

it('sends what was typed, with the key of the page', async () => {
  const { client, submitAnonymousQuote } = clientThat(async () => ({ formId: 'f', relationId: 'r' }));
  const { data } = await receiveQuote(form(typed), client);
  expect(data).toEqual({ kind: 'sent' });
  expect(submitAnonymousQuote).toHaveBeenCalledWith(
    {
      body: expect.objectContaining({
        name: 'Işıl',
        kvkkConsent: true,
        campaignId: 'c-1',
        noticeVersion: 'v1',
      }),
    },
    { idempotencyKey: 'k-1' },
  );
});

it('brings back what was typed with the message of each field', async () => {
  const { client } = clientThat(async () => {
    throw new ApiProblem({
      status: 400,
      code: 'validation-failed',
      error: 'Lütfen işaretli alanları kontrol ediniz.',
      fields: { email: 'Geçerli bir e-posta adresi giriniz' },
    });
  });
  const { data, init } = await receiveQuote(form(typed), client);
  expect(init?.status).toBe(400);
  expect(data).toMatchObject({
    kind: 'refused',
    draft: { name: 'Işıl', email: 'isil@', kvkkConsent: true },
    problem: { fields: { email: 'Geçerli bir e-posta adresi giriniz' } },
  });
});

it('loses nothing when the server itself fails', async () => {
  const { client } = clientThat(async () => {
    throw new TypeError('broken');
  });
  const { data, init } = await receiveQuote(form(typed), client);
  expect(init?.status).toBe(500);
  expect(data).toMatchObject({ kind: 'refused', draft: { name: 'Işıl' }, problem: { code: 'internal' } });
});
