import { type RefusalCode, RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { setRefreshCookies } from '#server/api/session-cookies.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { putJoinedMail } from '#server/features/lead/outbox.ts';
import { joinRequests } from '#server/features/lead/writes.ts';
import { isPasswordOf } from '#server/guards/password-hash.ts';
import { rememberBrowser } from './known-browser.ts';
import { type Attempt, countAttempt, takeBack } from './login-throttle.ts';
import { findLoginAccount, findMember } from './queries.ts';
import { takeSecondFactorCode } from './second-factor.ts';
import { grantAccess, openSession } from './session/open-session.ts';

/** What somebody signs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
  readonly code?: string | undefined;
}

type Found = Awaited<ReturnType<typeof findLoginAccount>>;

/**
 * Signs somebody in: nobody tries too often, the password is right, the account active, the second factor shown. What is
 * tried too often is refused before anything is checked; until the password is known to be right every other refusal is
 * the same, in its time as well.
 */
export async function logIn(context: CallContext, credentials: Credentials) {
  const { db } = context;
  const found = await findLoginAccount(db, credentials.username);
  const attempt = await countAttempt(context, { name: credentials.username, accountId: found?.id });
  const isRight = await checkPassword(context, credentials.password, found, attempt);
  if (!isRight || !mayEnter(context, found)) return refuseLogin(context, found, 'wrong-credentials');
  if (found.hasSecondFactor) await requireCode(context, found, attempt, credentials.code);
  return enter(context, found.id, attempt, credentials.rememberMe);
}

/** Compares the password; an attempt that there was no time to check is none. */
async function checkPassword(
  { db, address }: CallContext,
  password: string,
  found: Found,
  attempt: Attempt,
): Promise<boolean> {
  try {
    return await isPasswordOf(password, found?.passwordHash ?? null, address);
  } catch (error) {
    await takeBack(db, attempt, false);
    throw error;
  }
}

/** A demo's password is no secret: where others reach the site it opens nothing. */
function mayEnter({ services }: CallContext, found: Found): found is NonNullable<Found> {
  return found?.isActive === true && !(found.isDemo && services.env.isPublic);
}

async function requireCode(
  context: CallContext,
  found: NonNullable<Found>,
  attempt: Attempt,
  code: string | undefined,
): Promise<void> {
  const { db, now } = context;
  if (code === undefined || code.trim() === '') {
    await takeBack(db, attempt, false);
    throw new RefusalError('second-factor-needed');
  }
  const isTaken = await inTransaction(db, (tx) => takeSecondFactorCode(tx, found.id, code, now));
  if (!isTaken) await refuseLogin(context, found, 'wrong-code');
}

async function refuseLogin(context: CallContext, found: Found, code: RefusalCode): Promise<never> {
  await writeAudit(context.db, context, {
    action: 'login-refused',
    ...(found === undefined ? {} : { targetKind: 'account', targetId: found.id }),
  });
  throw new RefusalError(code);
}

async function enter(context: CallContext, accountId: string, attempt: Attempt, isRemembered: boolean) {
  const opened = await inTransaction(context.db, async (tx) => {
    const [member, session] = await together(
      findMember(tx, accountId),
      openSession(tx, context, accountId, isRemembered),
      takeBack(tx, attempt, true),
      writeAudit(tx, context, { action: 'login', targetKind: 'account', targetId: accountId }),
    );
    if (!member?.isActive) throw new RefusalError('wrong-credentials');
    const joined = await joinRequests(tx, context, member);
    await putJoinedMail(tx, context, accountId, joined);
    return { member, ...session };
  });
  setRefreshCookies(context, opened.token, opened.session);
  rememberBrowser(context, accountId);
  return grantAccess(context, opened.member, opened.session.id);
}
