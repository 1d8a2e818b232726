import { MOST_PHONE_CODE_TRIES } from '@ayrac/domain/account/phone-code.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import type { Fingerprinting } from '#server/guards/fingerprint.ts';
import { phoneCode } from './table.ts';

/** Owner of the number to confirm: an account with its profile, or a form. */
export type CodeOwner = { readonly accountId: string } | { readonly formId: string };

export function idOf(owner: CodeOwner): string {
  return 'accountId' in owner ? owner.accountId : owner.formId;
}

/** Finds the phone number of an account in E.164. Throws `phone-missing` when it has none. */
export async function requirePhone(db: Executor, accountId: string): Promise<string> {
  const [row] = await db.select({ phone: account.phone }).from(account).where(eq(account.id, accountId));
  if (row === undefined || row.phone === null) throw new RefusalError('phone-missing');
  return row.phone;
}

/** Hashes a code for storage, bound to its owner. */
export function hashOfCode({ services }: Fingerprinting, owner: CodeOwner, code: string): string {
  return services.fingerprint('phone-code', `${idOf(owner)}:${code}`);
}

/** Whether there is a code that can still be tried. */
export async function hasOpenCode(db: Executor, owner: CodeOwner, now: Date): Promise<boolean> {
  return (await db.$count(phoneCode, isOpen(owner, now))) > 0;
}

/** Returns the column of the owner's id. */
export function columnOf(owner: CodeOwner) {
  return 'accountId' in owner ? phoneCode.accountId : phoneCode.formId;
}

/** Condition of a code that can still be tried. */
export function isOpen(owner: CodeOwner, now: Date) {
  return and(
    eq(columnOf(owner), idOf(owner)),
    gt(phoneCode.expiresAt, now),
    lt(phoneCode.attempts, MOST_PHONE_CODE_TRIES),
  );
}
