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

  listPersonRequests: (context, { params }) => partOf(context, params.id, listRequests),
  listPersonFollows: (context, { params }) => partOf(context, params.id, listFollows),
  listPersonPermissions: (context, { params }) => partOf(context, params.id, listPermissions),
  listPersonSessions: (context, { params }) => partOf(context, params.id, listSessions),
  listPersonMails: (context, { params }) => partOf(context, params.id, listMails),
  listPersonNotifications: (context, { params }) => partOf(context, params.id, listNotifications),
  listPersonDataRequests: (context, { params }) => partOf(context, params.id, listDataRequests),
  listPersonHistory: (context, { params }) => partOf(context, params.id, listHistory),

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

/** Returns the newest rows of one part. Records that merely contain the address count once it is verified. */
async function partOf<Row extends object>(
  context: CallContext,
  id: string,
  list: (db: CallContext['db'], person: Person, now: Date) => Promise<readonly Row[]>,
) {
  const { account } = await requireRow(context, id);
  const emailKey = account.emailVerifiedAt === null ? null : account.emailKey;
  return presentPart(await list(context.db, { accountId: id, emailKey }, context.now));
}
