import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { data } from 'react-router';
import { type Draft, type Refused, readDraft } from './use-form.ts';

/** What became of a form that was sent without script. */
export type Received<Name extends string> =
  | { readonly kind: 'sent'; readonly draft: Draft<Name> }
  | ({ readonly kind: 'refused' } & Refused<Name>);

/** Sends a posted form on; a refusal brings back everything that was typed but for its secrets. */
export async function receiveForm<Name extends string>(
  form: FormData,
  names: readonly Name[],
  now: Date,
  send: (draft: Draft<Name>, sending: { tookMs: number; idempotencyKey: string }) => Promise<unknown>,
  secrets: readonly Name[] = [],
) {
  const draft = readDraft(form, names);
  const made = Date.parse(String(form.get('made') ?? ''));
  // A page that was kept for others is older than its visit: too long a time harms nobody.
  const tookMs = Number.isNaN(made) ? 0 : now.getTime() - made;
  try {
    await send(draft, { tookMs, idempotencyKey: await keyOf(form) });
    return data<Received<Name>>({ kind: 'sent', draft: withoutSecrets(draft, secrets) });
  } catch (error) {
    const { status, code, message, fields } = readProblem(error);
    const kept = withoutSecrets(draft, secrets);
    const refused = { kind: 'refused', draft: kept, fields, message, code } as const;
    return data<Received<Name>>(refused, { status: status || 500 });
  }
}

/** A password is never written into a page. */
function withoutSecrets<Name extends string>(draft: Draft<Name>, secrets: readonly Name[]): Draft<Name> {
  return { ...draft, ...Object.fromEntries(secrets.map((name) => [name, ''])) };
}

/** The key of a try without script: the same content sent again, by a reload for example, is the same try. */
async function keyOf(form: FormData): Promise<string> {
  const content = [...form].flatMap(([name, value]) => (name === 'made' ? [] : [[name, String(value)]]));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
