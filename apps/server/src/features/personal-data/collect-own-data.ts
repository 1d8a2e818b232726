import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { findPerson } from '#server/features/account/personal-data/queries.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { collectData, findSecondFactorSince, kinds, listRecords } from './queries.ts';

/** Counts the stored records of the caller by kind. */
export async function countOwnData({ db, caller }: CallContext) {
  const { id } = memberOf(caller);
  const { person } = await findPerson(db, id);
  const records = await listRecords(db, person);
  return {
    held: [
      { kind: 'profile' as const, count: 1 },
      ...kinds.map((kind) => ({ kind, count: records[kind].length })),
    ],
    needsCode: (await findSecondFactorSince(db, id)) !== null,
  };
}

/** Collects everything stored about the caller. The access is audited. */
export async function collectOwnData(context: CallContext): Promise<object> {
  const { db, caller, now } = context;
  const { id } = memberOf(caller);
  const data = await collectData(db, id, now);
  await writeAudit(db, context, { action: 'own-data-exported', targetKind: 'account', targetId: id });
  return data;
}
