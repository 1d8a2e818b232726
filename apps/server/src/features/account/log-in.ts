import { type RefusalCode, RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { setRefreshCookies } from '#server/api/session-cookies.ts';
import { together } from '#server/db/together.ts';
import { commitAsynchronously, inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { isPasswordOf } from '#server/guards/password-hash.ts';
import { rememberBrowser } from './known-browser.ts';
import { type Attempt, countAttempt, uncountAttempt } from './login-throttle.ts';
import type { AccountContext } from './owner-requests.ts';
import { findLoginAccount } from './queries.ts';
import { takeSecondFactorCode } from './second-factor.ts';
import { grantAccess, openSession } from './session/open-session.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
  readonly code?: string | undefined;
}

type Found = Awaited<ReturnType<typeof findLoginAccount>>;

/**
 * Signs a person in after checking the throttle, the password, the account's status, and the second factor. A throttled
 * attempt is refused before any other check. Until the password is known to be correct, all other refusals are
 * identical, including their timing.
 */
export async function logIn(context: AccountContext, credentials: Credentials) {
  const { db } = context;
  const found = await findLoginAccount(db, credentials.username);
  const attempt = await countAttempt(context, { name: credentials.username, accountId: found?.id });
  const isRight = await checkPassword(context, credentials.password, found, attempt);
  if (!isRight || !mayEnter(context, found)) return refuseLogin(context, found, 'wrong-credentials');
  if (found.hasSecondFactor) await requireCode(context, found, attempt, credentials.code);
  return enter(context, found, attempt, credentials.rememberMe);
}

/** Checks the password. An attempt that could not be checked, because the queue was full, is not counted. */
async function checkPassword(
  { db, address }: CallContext,
  password: string,
  found: Found,
  attempt: Attempt,
): Promise<boolean> {
  try {
    return await isPasswordOf(password, found?.passwordHash ?? null, address);
  } catch (error) {
    await uncountAttempt(db, attempt, false);
    throw error;
  }
}

/** A demo's password is public, so it is not accepted on a site that others can reach. */
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
    await uncountAttempt(db, attempt, false);
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

async function enter(
  context: AccountContext,
  found: NonNullable<Found>,
  attempt: Attempt,
  isRemembered: boolean,
) {
  const { id: accountId, hasRequestsToJoin } = found;
  const actor = { id: accountId, role: found.actingRole };
  const opened = await inTransaction(context.db, async (tx) => {
    const [session] = await together(
      openSession(tx, context, accountId, isRemembered),
      uncountAttempt(tx, attempt, true),
      writeAudit(tx, context, { action: 'login', targetKind: 'account', targetId: accountId, actor }),
      // A lost sign-in is repeated by its owner, and whatever they do in its session makes it last.
      hasRequestsToJoin ? context.requests.join(tx, context, found) : commitAsynchronously(tx),
    );
    // It may have been disabled while the password was checked.
    if (session === undefined) throw new RefusalError('wrong-credentials');
    return session;
  });
  setRefreshCookies(context, opened.token, opened);
  rememberBrowser(context, accountId);
  return grantAccess(context, found, opened.id);
}
