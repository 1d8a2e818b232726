import { ApiProblem, type Client } from '@ayrac/contract/client.ts';
import { expect, it, vi } from 'vitest';
import { receiveSharedQuote } from './receive-shared-quote.ts';
import type { RequestedCampaign, Wording } from './requested.ts';

const campaign = (id: string, brandId: string, notice: RequestedCampaign['notice']) =>
  ({
    id,
    brand: { id: brandId },
    notice,
    requests: { isOpen: true, questions: [] },
  }) as unknown as RequestedCampaign;
const campaigns = [campaign('c-1', 'bmw', 'borusan'), campaign('c-2', 'alazyel', 'general')];
const wording = { versions: { general: 'g1', borusan: 'b1' }, questions: { version: 'q1' } } as Wording;
const now = new Date('2026-11-20T09:00:00Z');

const typed = {
  name: 'Işıl',
  'notice-bmw': 'on',
  'notice-alazyel': 'on',
  attempt: 'k',
  shownAt: '2026-11-20T08:59:20Z',
};

function post(entries: Record<string, string>, answer: (id: string) => unknown = () => ({})) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  const submitAnonymousQuote = vi.fn(async ({ body }: { body: { campaignId: string } }) =>
    answer(body.campaignId),
  );
  const client = { submitAnonymousQuote } as unknown as Client;
  const sent = () => submitAnonymousQuote.mock.calls as unknown as [{ body: object }, object][];
  return { received: receiveSharedQuote(form, campaigns, wording, client, now), sent };
}

it("sends a request per campaign, with its brand's notice and its own key", async () => {
  const { received, sent } = post(typed);
  expect((await received).outcomes).toEqual({ 'c-1': { kind: 'sent' }, 'c-2': { kind: 'sent' } });
  expect(sent().map(([{ body }, options]) => [body, options])).toEqual([
    [
      expect.objectContaining({ name: 'Işıl', kvkkConsent: true, campaignId: 'c-1', noticeVersion: 'b1' }),
      { idempotencyKey: 'k.c-1' },
    ],
    [
      expect.objectContaining({ campaignId: 'c-2', noticeVersion: 'g1', questionsVersion: 'q1' }),
      { idempotencyKey: 'k.c-2' },
    ],
  ]);
  expect(sent()[0]?.[0].body).toMatchObject({ sending: { hasScript: false, filledInMs: 40_000 } });
});

it('reports a notice as read only when all were', async () => {
  const { 'notice-alazyel': _, ...halfRead } = typed;
  const { received, sent } = post(halfRead);
  expect(await received).toMatchObject({ read: ['bmw'], draft: { name: 'Işıl', kvkkConsent: false } });
  expect(sent()[0]?.[0].body).toMatchObject({ kvkkConsent: false });
});

it('returns the input and each result, and skips requests that succeeded', async () => {
  const { received } = post(typed, (id) => {
    if (id === 'c-2') throw new ApiProblem({ status: 429, code: 'too-many-requests', error: 'Birazdan' });
  });
  expect(await received).toMatchObject({
    draft: { name: 'Işıl' },
    outcomes: { 'c-1': { kind: 'sent' }, 'c-2': { kind: 'refused', problem: { message: 'Birazdan' } } },
  });
  const again = post({ ...typed, settled: 'c-1' });
  expect((await again.received).outcomes).toEqual({ 'c-1': { kind: 'sent' }, 'c-2': { kind: 'sent' } });
  expect(again.sent()).toHaveLength(1);
});
