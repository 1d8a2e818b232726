import { randomInt } from 'node:crypto';
import { PHONE_CODE_MS } from '@ayrac/domain/account/phone-code.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { hourInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { textMessages as english } from '@ayrac/phrases/en/text-messages.ts';
import { textMessages as turkish } from '@ayrac/phrases/tr/text-messages.ts';
import type { CallContext } from '#server/api/handler.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { countWithin, perNetwork } from '#server/guards/rate-limit.ts';
import { type CodeOwner, hashOfCode, idOf } from './queries.ts';
import { sendSms } from './sms-sender.ts';
import { putCode } from './writes.ts';

/** Messages per hour for an account or form, and to a number, to limit costs and harassment. */
const MOST_AN_HOUR = 3;
/** Messages that a network may request in ten minutes. */
const MOST_OF_A_NETWORK = 20;

/** Sends a code to a phone number and returns when the code expires. */
export async function sendCode(context: CallContext, owner: CodeOwner, phone: string): Promise<Date> {
  const { db, services, locale, now, address } = context;
  const { sms } = services.env;
  if (sms.url === undefined) throw new RefusalError('sms-off');
  const ownerKind = 'accountId' in owner ? 'account' : 'form';
  const anHour = { most: MOST_AN_HOUR, windowMs: hourInMs };
  // Counted before sending, regardless of the outcome, since each message costs money.
  await countWithin(db, context, [
    { kind: `phone-code-${ownerKind}`, subject: idOf(owner), ...anHour },
    { kind: 'phone-code-number', subject: phone, ...anHour },
    ...perNetwork('phone-code-network', address, MOST_OF_A_NETWORK),
  ]);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + PHONE_CODE_MS);
  await putCode(db, owner, { phone, codeHash: hashOfCode(context, owner, code), expiresAt });
  const words = locale === 'en' ? english : turkish;
  const text = words.phoneCode({ code, minutes: String(PHONE_CODE_MS / minuteInMs) });
  await sendSms({ url: sms.url, token: sms.token }, { to: phone, text });
  await writeAudit(db, context, {
    action: 'phone-code-sent',
    targetKind: ownerKind,
    targetId: idOf(owner),
  });
  return expiresAt;
}
