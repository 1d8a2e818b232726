import { permissionsOf } from '@ayrac/domain/consent/permission.ts';
import type { Executor } from '#server/db/database.ts';
import { findPerson, listAnswersOf, listAnswersOfForm } from '#server/features/permission/queries.ts';

/** Recipient of a mail. */
interface Recipient {
  readonly formId: string | null;
  readonly customerId: string | null;
  readonly emailKey: string;
}

/** Whether the ledger permits marketing messages to this exact address. */
export async function mayAdvertise(
  db: Executor,
  { formId, customerId, emailKey }: Recipient,
): Promise<boolean> {
  const person = customerId === null ? null : await findPerson(db, customerId);
  const ofForm = person === null && formId !== null ? await listAnswersOfForm(db, formId) : [];
  const answers = person === null ? ofForm : await listAnswersOf(db, person);
  const recipient = person?.emailKey ?? emailKey;
  return permissionsOf(answers).some(
    (one) => one.channel === 'email' && one.recipient === recipient && one.state === 'given',
  );
}
