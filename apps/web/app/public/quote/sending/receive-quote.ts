import { type CallProblem, readProblem } from '@ayrac/browser/calls/problem.ts';
import type { Client } from '@ayrac/contract/client.ts';
import { data } from 'react-router';
import { type QuoteDraft, quoteBody, readDraft } from '#web/public/quote/form/quote-draft.ts';

const A_DAY_MS = 86_400_000;

/** Outcome of a form sent without script. */
export type Received =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused';
      readonly draft: QuoteDraft;
      readonly problem: CallProblem;
      /** When the form was first shown, as an ISO instant. */
      readonly shownAt: string;
    };

/** Handles a form posted without script. A refusal returns the input. */
export async function receiveQuote(form: FormData, api: Client, now: Date) {
  const draft = readDraft(form);
  const text = (name: string) => String(form.get(name) ?? '');
  const shownAt = text('shownAt').slice(0, 30);
  const body = {
    ...quoteBody(draft, {
      campaignId: text('campaignId'),
      noticeVersion: text('noticeVersion'),
      questionsVersion: text('questionsVersion'),
    }),
    sending: { hasScript: false, ...timeSince(shownAt, now) },
  };
  const idempotencyKey = text('attempt');
  try {
    await api.submitAnonymousQuote({ body }, idempotencyKey === '' ? {} : { idempotencyKey });
    return data<Received>({ kind: 'sent' });
  } catch (error) {
    const { status, code, message, fields } = readProblem(error);
    const problem = { status, code, message, fields };
    return data<Received>({ kind: 'refused', draft, problem, shownAt }, { status: status || 500 });
  }
}

/** Returns how long the form was open; nothing when the instant was not sent, or cannot be true. */
export function timeSince(shownAt: string, now: Date): { readonly filledInMs?: number } {
  const filledInMs = now.getTime() - Date.parse(shownAt);
  return filledInMs >= 0 && filledInMs < A_DAY_MS ? { filledInMs } : {};
}
