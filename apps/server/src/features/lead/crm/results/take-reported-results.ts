import { randomUUID } from 'node:crypto';
import type { tellBrandResults } from '@ayrac/contract/brand-leads.ts';
import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { CallContext } from '#server/api/handler.ts';
import { ResultPreview } from './result-preview.ts';
import { takeResults } from './take-results.ts';

/** Takes the results that a brand's system reports. */
export async function takeReportedResults(
  context: CallContext,
  { isTrial, results }: ParsedInput<typeof tellBrandResults>['body'],
) {
  const given = results.map(({ id, requestId, stage, lostReasonId, at, version }) => ({
    ...{ key: id, leadId: requestId, stage, version: version ?? null },
    lostReasonId: lostReasonId ?? null,
    at: at == null ? null : new Date(at),
  }));
  const outcomes = await takeResults(context, given, {
    operation: 'tell-brand-results',
    changeId: randomUUID(),
    preview: isTrial ? new ResultPreview() : undefined,
  });
  return {
    items: results.flatMap(({ id, requestId }, place) => {
      const outcome = outcomes[place];
      return outcome === undefined ? [] : [{ id, requestId, ...outcome }];
    }),
  };
}
