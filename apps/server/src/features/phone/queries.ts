import { MOST_PHONE_CODE_TRIES } from '@ayrac/domain/account/phone-code.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';
import { phoneCode } from './table.ts';

/** Whose number a code confirms: that of an account's profile, or the one that was sent with a form. */
export type CodeOwner = { readonly accountId: string } | { readonly formId: string };

/** The id of the account or form. */
export function idOf(owner: CodeOwner): string {
  return 'accountId' in owner ? owner.accountId : owner.formId;
}

/** The number, in E.164, of an account's profile; refused where it has none. */
export async function requirePhone(db: Executor, accountId: string): Promise<string> {
  const [row] = await db.select({ phone: account.phone }).from(account).where(eq(account.id, accountId));
  if (row === undefined || row.phone === null) throw new RefusalError('phone-missing');
  return row.phone;
}

/** What is stored of a code: of use for its owner alone. */
export function hashOfCode(fingerprint: Fingerprint, owner: CodeOwner, code: string): string {
  return fingerprint('phone-code', `${idOf(owner)}:${code}`);
}

/** Whether a code is out that may still be tried. */
export async function hasOpenCode(db: Executor, owner: CodeOwner, now: Date): Promise<boolean> {
  return (await db.$count(phoneCode, isOpen(owner, now))) > 0;
}

/** The column that names a code's owner. */
export function columnOf(owner: CodeOwner) {
  return 'accountId' in owner ? phoneCode.accountId : phoneCode.formId;
}

/** Whether a code of somebody may still be tried. */
export function isOpen(owner: CodeOwner, now: Date) {
  return and(
    eq(columnOf(owner), idOf(owner)),
    gt(phoneCode.expiresAt, now),
    lt(phoneCode.attempts, MOST_PHONE_CODE_TRIES),
  );
}
