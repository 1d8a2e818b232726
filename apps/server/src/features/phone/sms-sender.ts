import { RefusalError } from '@ayrac/domain/refusal.ts';

const TIMEOUT_MS = 5_000;

/** Where text messages are handed to, and what opens it. */
interface SmsService {
  readonly url: string;
  readonly token: string | undefined;
}

/**
 * Hands a text message to an outside service: a POST of `{to, text}` in JSON, the number in E.164. Refuses with
 * `sms-unavailable` where the service fails.
 */
export async function sendSms(
  { url, token }: SmsService,
  message: { readonly to: string; readonly text: string },
) {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await reply?.body?.cancel();
  if (!reply?.ok) throw new RefusalError('sms-unavailable');
}
