import { randomUUID } from 'node:crypto';
import type { CheckedResult } from '@ayrac/contract/office/lead-result-calls.ts';
import { resultNames } from '@ayrac/contract/office/result-titles.ts';
import { maySee } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { findUpload, uploadFolder } from '#server/features/picture/upload/uploads.ts';
import { listReasons } from '../queries.ts';
import type { GivenResult, Taking } from '../take-result.ts';
import { listNamed } from './queries.ts';
import { type ReadRow, readResults } from './read-file.ts';
import { ResultPreview } from './result-preview.ts';
import {
  notAmong,
  notAReason,
  notARecord,
  type ResultOutcome,
  refusedOutcome,
  takeOrRefuse,
} from './take-results.ts';

/** Takes an uploaded file of results row by row, or previews the outcome of each row. */
export async function takeFile(
  context: CallContext,
  { upload, isTrial }: { readonly upload: string; readonly isTrial: boolean },
) {
  const { db, caller, services } = context;
  const { path } = await findUpload(uploadFolder(services.env.dataDir), memberOf(caller).id, upload);
  const reasons = await listReasons(db);
  const { rows, left } = await readResults(path, reasons);
  const changeId = randomUUID();
  const results = rows.flatMap((row) => (row.kind === 'result' ? row.result : []));
  const outcomes = await takeOnce(context, results, {
    operation: 'manage-leads',
    changeId,
    preview: isTrial ? new ResultPreview() : undefined,
  });
  const named = await findNamed(context, rows);
  let next = 0;
  const checked = rows.map((row): CheckedResult => {
    const outcome = row.kind === 'result' ? outcomes[next++] : problemOf(context, row, reasons);
    return presentRow(row, outcome, named);
  });
  const isAnyTaken = !isTrial && outcomes.some(({ outcome }) => outcome === 'taken');
  return { rows: checked, left, change: isAnyTaken ? changeId : null };
}

/** Takes each result once. A row that repeats an earlier one of the file changes nothing more. */
async function takeOnce(
  context: CallContext,
  results: readonly GivenResult[],
  taking: Taking,
): Promise<readonly ResultOutcome[]> {
  const first = new Map<string, ResultOutcome>();
  const outcomes: ResultOutcome[] = [];
  for (const result of results) {
    const content = JSON.stringify(result);
    const known = first.get(content);
    const outcome = known ?? (await takeOrRefuse(context, result, taking));
    first.set(content, outcome);
    outcomes.push(known?.outcome === 'taken' ? { ...known, outcome: 'unchanged' } : outcome);
  }
  return outcomes;
}

function problemOf(
  context: CallContext,
  { column, problem, text }: Extract<ReadRow, { kind: 'problem' }>,
  reasons: Awaited<ReturnType<typeof listReasons>>,
): ResultOutcome {
  if (column === 'request') return notARecord(context, text);
  if (column === 'stage') return notAmong(context, column, resultNames(context.locale), text);
  if (column === 'reason') return notAReason(context, reasons, text);
  return refusedOutcome(context, new RefusalError('validation-failed', { [column]: problem }));
}

type Named = Awaited<ReturnType<typeof listNamed>>[number];

/** Finds the requests of the rows that the caller reaches. */
async function findNamed({ db, caller }: CallContext, rows: readonly ReadRow[]) {
  const ids = [...new Set(rows.flatMap((row) => leadOf(row) ?? []))];
  const brandId =
    caller.kind === 'member' && !maySee(caller, 'manage-leads', null) ? caller.brandId : undefined;
  const found = ids.length === 0 ? [] : await listNamed(db, ids, brandId);
  return new Map(found.map((one) => [one.id, one]));
}

function leadOf(row: ReadRow): string | null {
  return row.kind === 'result' ? row.result.leadId : row.leadId;
}

function presentRow(
  row: ReadRow,
  outcome: ResultOutcome | undefined,
  named: ReadonlyMap<string, Named>,
): CheckedResult {
  if (outcome === undefined) throw new Error(`Line ${row.line} was not validated.`);
  return {
    line: row.line,
    lead: named.get(leadOf(row) ?? '') ?? null,
    stage: row.kind === 'result' ? row.result.stage : row.stage,
    outcome: outcome.outcome,
    message: outcome.message,
  };
}
