import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import type { ConsentOwner } from '#server/features/consent/writes.ts';
import type { account } from './table.ts';

/** Columns by which earlier requests are recognized. */
type JoiningAccount = Pick<typeof account.$inferSelect, 'id' | 'emailKey' | 'emailVerifiedAt'>;

/** Requests of account owners. They belong to features above the accounts, which are therefore passed in. */
export interface OwnerRequests {
  /** Condition that an account has sent a request or a form. */
  readonly exist: (accountId: AnyPgColumn) => SQL;
  /** Adds earlier requests with the verified address to the account, and mails its owner which ones. */
  readonly join: (tx: Executor, context: CallContext, account: JoiningAccount) => Promise<void>;
  /** Finds the request by which the owner last allowed email, if that awaits the verification of the address. */
  readonly findWaitingEmail: (tx: Executor, accountId: string) => Promise<ConsentOwner | undefined>;
}

/** Context of a call that also reaches the requests of account owners. */
export interface AccountContext extends CallContext {
  readonly requests: OwnerRequests;
}
