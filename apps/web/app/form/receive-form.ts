import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { type Draft, readDraft } from '@ayrac/browser/form/draft.ts';
import type { Refused } from '@ayrac/browser/form/use-form.ts';
import type { Fields } from '@ayrac/domain/field/field.ts';
import { data } from 'react-router';

/** Outcome of a form sent without script. */
export type Received<Set extends Fields> =
  | { readonly kind: 'sent'; readonly draft: Draft<Set> }
  | ({ readonly kind: 'refused' } & Refused<Set>);

/** Handles a form posted without script. A refusal returns the input, except for its secrets. */
export async function receiveForm<Set extends Fields>(
  form: FormData,
  fields: Set,
  now: Date,
  send: (draft: Draft<Set>, sending: { tookMs: number; idempotencyKey: string }) => Promise<unknown>,
  secrets: readonly (keyof Set)[] = [],
) {
  const draft = readDraft(form, fields);
  const made = Date.parse(String(form.get('made') ?? ''));
  // A cached page is older than the visit. A duration that is too long has no effect.
  const tookMs = Number.isNaN(made) ? 0 : now.getTime() - made;
  try {
    await send(draft, { tookMs, idempotencyKey: await keyOf(form) });
    return data<Received<Set>>({ kind: 'sent', draft: withoutSecrets(draft, secrets) });
  } catch (error) {
    const { status, code, message, fields: errors } = readProblem(error);
    const kept = withoutSecrets(draft, secrets);
    const refused = { kind: 'refused', draft: kept, fields: errors, message, code } as const;
    return data<Received<Set>>(refused, { status: status || 500 });
  }
}

/** A password is never written into a page. */
function withoutSecrets<Set extends Fields>(draft: Draft<Set>, secrets: readonly (keyof Set)[]): Draft<Set> {
  return { ...draft, ...Object.fromEntries(secrets.map((name) => [name, ''])) };
}

/**
 * Derives the idempotency key of a submission without script from its content, so that sending it again, for example by
 * a reload, is the same attempt.
 */
async function keyOf(form: FormData): Promise<string> {
  const content = [...form].flatMap(([name, value]) => (name === 'made' ? [] : [[name, String(value)]]));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
