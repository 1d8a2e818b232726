import { readFields } from '@ayrac/domain/field/field.ts';
import { dataAnswerFields } from '@ayrac/domain/person/person-access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { account } from '#server/features/account/table.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { dataRequest } from '#server/features/data-request/table.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { collectData } from '#server/features/personal-data/queries.ts';

/** Answers a data request by mail, once, optionally with everything stored about the person. */
export async function answerDataRequest(
  context: CallContext,
  id: string,
  typed: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { db, caller, now } = context;
  const read = readFields(dataAnswerFields, typed);
  if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
  const { answer, attachesData } = read.value;
  await inTransaction(db, async (tx) => {
    const isTarget = eq(dataRequest.id, id);
    const [request] = await tx.select().from(dataRequest).where(isTarget).for('update');
    if (request === undefined) throw new RefusalError('not-found');
    if (request.answeredAt !== null) throw new RefusalError('request-answered');
    const { accountId } = request;
    const [owner] = await tx
      .select({ locale: account.locale })
      .from(account)
      .where(eq(account.id, accountId));
    if (owner === undefined) throw new RefusalError('not-found');
    const answered = { answer, answeredAt: now, answeredBy: memberOf(caller).id };
    await tx.update(dataRequest).set(answered).where(isTarget);
    const data = attachesData ? JSON.stringify(await collectData(tx, accountId, now), null, 2) : null;
    await putMail(tx, {
      to: { accountId },
      template: 'data-request-answered',
      locale: owner.locale,
      data: { answer, data },
      now,
    });
    await writeAudit(tx, context, {
      action: 'data-request-answered',
      targetKind: 'data-request',
      targetId: id,
      fields: attachesData ? ['answer', 'attachesData'] : ['answer'],
    });
  });
}
