import { RefusalError } from '@ayrac/domain/refusal.ts';
import { idOfKey, instantOfKey, readCursor, writeCursor } from '#server/api/cursor.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Person } from '#server/features/account/personal-data/queries.ts';
import { answerDataRequest } from './answer-data-request.ts';
import { presentPart, presentPerson } from './present.ts';
import {
  findPersonRow,
  type HistoryPlace,
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
  async listPersonHistory({ db }, { params: { id }, query: { cursor } }) {
    await requireRow({ db }, id);
    const after = cursor === undefined ? null : placeOf(readCursor(cursor));
    const rows = await listHistory(db, id, after);
    const last = rows.length > PART_PAGE ? rows[PART_PAGE - 1] : undefined;
    return {
      items: presentPart(rows.slice(0, PART_PAGE)),
      next: last === undefined ? null : writeCursor([last.at.toISOString(), last.id]),
    };
  },

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
async function partOf<Row extends object>(
  { db, now }: CallContext,
  { params: { id }, query: { cursor } }: PartInput,
  list: (db: CallContext['db'], part: { person: Person; skip: number; now: Date }) => Promise<readonly Row[]>,
) {
  const { account } = await requireRow({ db }, id);
  const emailKey = account.emailVerifiedAt === null ? null : account.emailKey;
  const skip = cursor === undefined ? 0 : skipOf(readCursor(cursor));
  const rows = await list(db, { person: { accountId: id, emailKey }, skip, now });
  const items = presentPart(rows.slice(0, PART_PAGE));
  return { items, next: rows.length > PART_PAGE ? writeCursor([String(skip + PART_PAGE)]) : null };
}

/** Reads the number of rows before the next page. Throws `bad-cursor` when it is none. */
function skipOf([skip = '']: readonly string[]): number {
  if (!/^\d{1,6}$/.test(skip)) throw new RefusalError('bad-cursor');
  return Number(skip);
}

/** Reads the last entry of a page of the history. Throws `bad-cursor` when there is none. */
function placeOf([at, ...rest]: readonly string[]): HistoryPlace {
  return { at: instantOfKey(at), id: idOfKey(rest) };
}
