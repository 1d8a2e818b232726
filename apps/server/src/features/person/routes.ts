import { RefusalError } from '@ayrac/domain/refusal.ts';
import { idOfKey, instantOfKey, readCursor, writeCursor } from '#server/api/cursor.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
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
  type PartOf,
  type PartPlace,
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

/** Person and page of a part. */
interface PartInput {
  readonly params: { readonly id: string };
  readonly query: { readonly cursor?: string | undefined };
}

/** Returns a page of one part. Records that merely contain the address count once it is verified. */
async function partOf<Row extends { readonly id: string; readonly at: Date }>(
  { db, now }: CallContext,
  { params: { id }, query: { cursor } }: PartInput,
  list: (db: CallContext['db'], part: PartOf) => Promise<readonly Row[]>,
) {
  const { account } = await requireRow({ db }, id);
  const emailKey = account.emailVerifiedAt === null ? null : account.emailKey;
  const after = cursor === undefined ? null : placeOf(readCursor(cursor));
  const rows = await list(db, { person: { accountId: id, emailKey }, after, now });
  const last = rows.length > PART_PAGE ? rows[PART_PAGE - 1] : undefined;
  return {
    items: presentPart(rows.slice(0, PART_PAGE)),
    next: last === undefined ? null : writeCursor([last.at.toISOString(), last.id]),
  };
}

/** Reads the last row of the page before. Throws `bad-cursor` when there is none. */
function placeOf([at, ...rest]: readonly string[]): PartPlace {
  return { at: instantOfKey(at), id: idOfKey(rest) };
}
