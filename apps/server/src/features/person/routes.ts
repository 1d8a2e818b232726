import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Person } from '#server/features/account/personal-data/queries.ts';
import { answerDataRequest } from './answer-data-request.ts';
import { presentPart, presentPerson } from './present.ts';
import {
  findPersonRow,
  listDataRequests,
  listFollows,
  listHistory,
  listMails,
  listNotifications,
  listPermissions,
  listRequests,
  listSessions,
  PART_PAGE,
} from './queries.ts';

export const personHandlers: Handlers<
  | 'getPerson'
  | 'listPersonRequests'
  | 'listPersonFollows'
  | 'listPersonPermissions'
  | 'listPersonSessions'
  | 'listPersonMails'
  | 'listPersonNotifications'
  | 'listPersonDataRequests'
  | 'listPersonHistory'
  | 'answerDataRequest'
> = {
  async getPerson(context, { params }) {
    const row = await requireRow(context, params.id);
    return presentPerson(row, memberOf(context.caller).id);
  },

  listPersonRequests: (context, input) => partOf(context, input, listRequests),
  listPersonFollows: (context, input) => partOf(context, input, listFollows),
  listPersonPermissions: (context, input) => partOf(context, input, listPermissions),
  listPersonSessions: (context, input) => partOf(context, input, listSessions),
  listPersonMails: (context, input) => partOf(context, input, listMails),
  listPersonNotifications: (context, input) => partOf(context, input, listNotifications),
  listPersonDataRequests: (context, input) => partOf(context, input, listDataRequests),
  listPersonHistory: (context, input) => partOf(context, input, listHistory),

  async answerDataRequest(context, { params, body }) {
    await answerDataRequest(context, params.id, body);
    return {};
  },
};

async function requireRow({ db }: Pick<CallContext, 'db'>, id: string) {
  const row = await findPersonRow(db, id);
  if (row === undefined) throw new RefusalError('not-found');
  return row;
}

/** Returns a page of one part. Records that merely contain the address count once it is verified. */
async function partOf<Row extends object>(
  { db, now }: CallContext,
  { params: { id }, query: { skip } }: { readonly params: { id: string }; readonly query: { skip: number } },
  list: (db: CallContext['db'], part: { person: Person; skip: number; now: Date }) => Promise<readonly Row[]>,
) {
  const { account } = await requireRow({ db }, id);
  const emailKey = account.emailVerifiedAt === null ? null : account.emailKey;
  const rows = await list(db, { person: { accountId: id, emailKey }, skip, now });
  const items = presentPart(rows.slice(0, PART_PAGE));
  return { items, next: rows.length > PART_PAGE ? skip + PART_PAGE : null };
}
