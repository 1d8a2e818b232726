import type { Client } from '@ayrac/contract/client.ts';
import { data } from 'react-router';
import { type QuoteDraft, quoteBody, readDraft } from './quote-draft.ts';
import { type QuoteProblem, readProblem } from './quote-problem.ts';

/** What became of a form that was sent without script. */
export type Received =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly draft: QuoteDraft; readonly problem: QuoteProblem };

/** Sends a posted form on; a refusal brings back everything that was typed. */
export async function receiveQuote(form: FormData, api: Client) {
  const draft = readDraft(form);
  const text = (name: string) => String(form.get(name) ?? '');
  const body = quoteBody(draft, { campaignId: text('campaignId'), noticeVersion: text('noticeVersion') });
  const idempotencyKey = text('attempt');
  try {
    await api.submitAnonymousQuote({ body }, idempotencyKey === '' ? {} : { idempotencyKey });
    return data<Received>({ kind: 'sent' });
  } catch (error) {
    const { status, code, message, fields } = readProblem(error);
    const problem = { status, code, message, fields };
    return data<Received>({ kind: 'refused', draft, problem }, { status: status || 500 });
  }
}
