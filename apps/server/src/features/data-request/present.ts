import type { DataRequestValue } from '@ayrac/contract/personal-data.ts';
import { dataRequestState } from '@ayrac/domain/person/data-request.ts';
import type { DataRequestRow } from './queries.ts';

export function presentDataRequest(row: DataRequestRow, now: Date): DataRequestValue {
  return {
    id: row.id,
    kind: row.kind,
    text: row.body,
    state: dataRequestState(row, now),
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
