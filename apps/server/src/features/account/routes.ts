import { type Caller, scopeOf } from '@ayrac/domain/access.ts';
import { validateRegistration } from '@ayrac/domain/account/registration.ts';
import { ACCESS_TOKEN_SECONDS } from '@ayrac/domain/account/session.ts';
import { usernameKey } from '@ayrac/domain/account/username.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { logIn } from './log-in.ts';
import type { OwnerRequests } from './owner-requests.ts';
import { presentProfile, presentUser } from './present.ts';
import { findIdOfUsername, findMember, findProfile } from './queries.ts';
import { registerCustomer } from './register.ts';
import { logOut } from './session/log-out.ts';
import { refreshOwnSession } from './session/refresh-session.ts';

export function accountHandlers(
  requests: OwnerRequests,
): Handlers<
  | 'login'
  | 'logout'
  | 'refreshSession'
  | 'getCurrentUser'
  | 'getCustomerProfile'
  | 'findCustomerId'
  | 'register'
> {
  return {
    login: (context, { body }) => logIn({ ...context, requests }, body),

    async logout(context) {
      await logOut(context);
      return {};
    },

    refreshSession: (context) => refreshOwnSession(context),

    async getCurrentUser({ db, caller, now }) {
      const { id, expiresAt } = memberOf(caller);
      const member = existing(await findMember(db, id));
      const end = expiresAt ?? new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1_000);
      return { user: presentUser(member), expiresAt: end.toISOString() };
    },

    async getCustomerProfile({ db, caller, locale }) {
      return presentProfile(existing(await findProfile(db, memberOf(caller).id)), locale);
    },

    async findCustomerId({ db, caller }, { query: { username } }) {
      const isAnyones = scopeOf(caller, 'find-own-id') === 'all';
      const customerId = isAnyones ? await findIdOfUsername(db, username) : ownIdBy(caller, username);
      return { found: customerId !== null, customerId };
    },

    async register(context, { body }) {
      const check = validateRegistration(body);
      if (check.kind === 'invalid') throw new RefusalError('validation-failed', check.fields);
      return registerCustomer({ ...context, requests }, check.value);
    },
  };
}

function ownIdBy(caller: Caller, username: string): string | null {
  const isOwn = caller.kind === 'member' && usernameKey(caller.username) === usernameKey(username);
  return isOwn ? caller.id : null;
}

/** Returns the row of the signed-in member. Throws `unauthenticated` when it was erased meanwhile. */
function existing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new RefusalError('unauthenticated');
  return row;
}
