import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Env } from '#server/env.ts';

const TIMEOUT_MS = 5_000;

/**
 * Hands a text message to the outside service of the settings: a POST of `{to, text}` in JSON, the number in E.164.
 * Refuses with `sms-unavailable` where there is no service, and where it fails.
 */
export async function sendSms({ sms }: Env, message: { readonly to: string; readonly text: string }) {
  if (sms.url === undefined) throw new RefusalError('sms-unavailable');
  const reply = await fetch(sms.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(sms.token === undefined ? {} : { authorization: `Bearer ${sms.token}` }),
    },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await reply?.body?.cancel();
  if (!reply?.ok) throw new RefusalError('sms-unavailable');
}
