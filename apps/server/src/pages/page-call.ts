import type { Client } from '@ayrac/contract/client.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '#server/api/caller.ts';
import type { Dispatch } from '#server/api/dispatch.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inProcessClient } from '#server/api/in-process.ts';
import { nobody, type Visitor } from '#server/api/visitor.ts';
import { type Learnt, Notes } from '#server/cache/notes.ts';
import type { Database } from '#server/db/database.ts';
import { isDatabaseAway } from '#server/db/trouble.ts';
import type { Services } from '#server/services.ts';

/** What the making of a page needs besides its rendering. */
export interface CallParts {
  readonly db: Database;
  readonly services: Services;
  readonly dispatch: Dispatch;
}

/** The API as the maker of one page calls it, and what was learnt by it so far. */
export interface PageCall {
  readonly api: Client;
  readonly now: Date;
  /** Hears of what went wrong besides the calls. */
  readonly report: (error: unknown) => void;
  /** What was learnt so far, and whether the database was away, so that the page lacks its data. */
  readonly learnt: () => Learnt & { readonly isDatabaseAway: boolean };
}

/** Opens the API to the maker of one page: nobody's, unless it answers what one visitor posted. */
export function openPageCall(
  parts: CallParts,
  request: FastifyRequest,
  locale: Locale,
  visitor: Visitor = nobody,
): PageCall {
  const now = parts.services.clock();
  const notes = new Notes(now);
  let failure: unknown;
  const context: CallContext = {
    db: parts.db,
    services: parts.services,
    now,
    ...visitor,
    locale,
    address: request.ip,
    ...callerOf(request),
    requestId: request.id,
    idempotencyKey: undefined,
    uses: notes.uses,
    expires: notes.expires,
  };
  const report = (error: unknown) => {
    // A failed call is heard of twice: from the API, and from the router that its loader ran in.
    if (error === failure) return;
    failure = error;
    if (!isDatabaseAway(error)) request.log.error({ err: error }, 'a page could not be made');
  };
  return {
    api: inProcessClient(parts.dispatch, context, report),
    now,
    report,
    learnt: () => ({
      ...notes.learnt,
      isDatabaseAway: failure !== undefined && isDatabaseAway(failure),
    }),
  };
}
