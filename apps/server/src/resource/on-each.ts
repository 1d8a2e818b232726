import { randomUUID } from 'node:crypto';
import type { Failure, Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { refusalMessages } from '#server/api/problem.ts';
import type { ServedResource } from './declaration.ts';
import { reachedBy } from './reach.ts';
import { findRow, labelOf } from './rows.ts';

/** Runs `act` for each record as one change, and returns the number of successes and the failures. */
export async function onEach(
  context: CallContext,
  records: ServedResource,
  ids: readonly string[],
  act: (id: string, changeId: string) => Promise<unknown>,
): Promise<Outcome> {
  const changeId = randomUUID();
  const failed: Failure[] = [];
  for (const id of ids) {
    try {
      await act(id, changeId);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      failed.push(await failureOf(context, records, id, error));
    }
  }
  const done = ids.length - failed.length;
  return { done, failed, change: done === 0 ? null : changeId };
}

async function failureOf(
  context: CallContext,
  records: ServedResource,
  id: string,
  refusal: RefusalError,
): Promise<Failure> {
  const row = await findRow(context.db, reachedBy(records, context.caller), id);
  const { error, fields } = refusalMessages(refusal.refusal, context.locale);
  const [message = error] = Object.values(fields);
  return {
    id,
    label: row === undefined ? id : labelOf(records, row),
    code: refusal.refusal.code,
    message,
  };
}
