import { RefusalError } from '@ayrac/domain/refusal.ts';

const TIMEOUT_MS = 5_000;

/** Address and token of the SMS service. */
interface SmsService {
  readonly url: string;
  readonly token: string | undefined;
}

/**
 * Sends a text message through an outside service: a POST of `{to, text}` as JSON, with the number in E.164. Throws
 * `sms-unavailable` when the service fails.
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
