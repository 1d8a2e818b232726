import type { OwnerRequests } from './account/owner-requests.ts';
import { putJoinedMail } from './lead/outbox.ts';
import { hasRequests } from './lead/queries.ts';
import { joinRequests } from './lead/writes.ts';
import { findWaitingEmail } from './permission/queries.ts';

/** Connects the accounts with the requests of their owners, which belong to features above them. */
export const ownerRequests: OwnerRequests = {
  exist: hasRequests,
  async join(tx, context, account) {
    const joined = await joinRequests(tx, context, account);
    await putJoinedMail(tx, context, account.id, joined);
  },
  findWaitingEmail,
};
