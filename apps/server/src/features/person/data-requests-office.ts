import { dataRequests } from '@ayrac/contract/office/data-requests.ts';
import { eq, sql } from 'drizzle-orm';
import { account } from '#server/features/account/table.ts';
import { dataRequest } from '#server/features/data-request/table.ts';
import { serve } from '#server/resource/declaration.ts';

const isAnswered = sql`(${dataRequest.answeredAt} is not null)`;

export const dataRequestRecords = serve({
  shape: dataRequests,
  table: dataRequest,
  joins: [{ table: account, on: eq(account.id, dataRequest.accountId) }],
  columns: { username: account.username, isAnswered },
  // Open requests come first, the most urgent at the top.
  sorts: { dueAt: [isAnswered, dataRequest.dueAt], createdAt: [dataRequest.createdAt] },
  searched: account.usernameKey,
});
