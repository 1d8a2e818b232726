import type { Client } from '@ayrac/contract/client.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '#server/api/caller.ts';
import type { Dispatch } from '#server/api/dispatch.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inProcessClient } from '#server/api/in-process.ts';
import { nobody, type Visitor } from '#server/api/visitor.ts';
import { DependencyRecorder, type ResponseDependencies } from '#server/cache/dependency-recorder.ts';
import type { Database } from '#server/db/database.ts';
import { isDatabaseUnavailable } from '#server/db/trouble.ts';
import type { Services } from '#server/services.ts';

/** Dependencies of making a page, without its renderer. */
export interface CallParts {
  readonly db: Database;
  readonly services: Services;
  readonly dispatch: Dispatch;
}

/** The API for making one page, with a record of what the page depends on. */
export interface PageCall {
  readonly api: Client;
  readonly now: Date;
  /** Reports an error that did not come from a call. */
  readonly report: (error: unknown) => void;
  /** Returns what the page depends on so far, and whether it lacks data because the database was unreachable. */
  readonly dependencies: () => ResponseDependencies & { readonly isDatabaseUnavailable: boolean };
}

/** Opens the API for one page, as an anonymous caller unless the page responds to a visitor's form. */
export function openPageCall(
  parts: CallParts,
  request: FastifyRequest,
  locale: Locale,
  visitor: Visitor = nobody,
): PageCall {
  const now = parts.services.clock();
  const recorder = new DependencyRecorder(now);
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
    uses: recorder.uses,
    expires: recorder.expires,
  };
  const report = (error: unknown) => {
    // A failed call is reported twice: by the API, and by the router whose loader made it.
    if (error === failure) return;
    failure = error;
    if (!isDatabaseUnavailable(error)) request.log.error({ err: error }, 'a page could not be rendered');
  };
  return {
    api: inProcessClient(parts.dispatch, context, report),
    now,
    report,
    dependencies: () => ({
      ...recorder.recorded,
      isDatabaseUnavailable: failure !== undefined && isDatabaseUnavailable(failure),
    }),
  };
}
