import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { ParameterName, ParameterValues } from '@ayrac/domain/loan/loan-parameters.ts';
import { changedTerms, type OfferTerms } from '@ayrac/domain/loan-book/offer-terms.ts';
import type { Provenance } from '@ayrac/domain/loan-book/provenance.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { slugOf } from '@ayrac/domain/text/slug.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import type { Changes } from '#server/features/audit/table.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { type BookKind, bank, loanOfferRow, loanParameter } from '../table.ts';

/** Start, provenance and change of a row. */
interface RowWrite {
  readonly type: LoanType;
  readonly provenance: Provenance;
  readonly changeId: string;
  /** Version of the book after this row. The transaction holds the lock of the book. */
  readonly version: number;
}

/** New terms of a bank's offer, and its previous ones. */
export interface OfferWrite extends RowWrite {
  readonly bankId: string;
  readonly terms: OfferTerms;
  readonly before: OfferTerms | undefined;
}

/** New value of a parameter, its previous value, and the source shown to visitors. */
interface ParameterWrite extends RowWrite {
  readonly name: ParameterName;
  readonly value: ParameterValues[ParameterName];
  readonly before: unknown;
  readonly source: string;
}

/** Adds a dated offer and returns its id. */
export async function writeOffer(tx: Executor, context: CallContext, write: OfferWrite): Promise<string> {
  const { bankId, terms, before, changeId, version, provenance } = write;
  const { rates, minAmount, maxAmount, maxTermByAmount, productUrl, isListed } = terms;
  const [row] = await tx
    .insert(loanOfferRow)
    .values({
      ...{ rates, minAmount, maxAmount, maxTermByAmount, productUrl, isListed },
      ...{ ...datedColumns(context, write), bankId },
    })
    .returning({ id: loanOfferRow.id });
  if (row === undefined) throw new Error('The database returned no loan offer.');
  await writeAudit(tx, context, {
    action: 'loan-offer-dated',
    targetKind: 'loan-offer',
    targetId: row.id,
    fields: changedTerms(before, terms),
    record: { changeId, version, changes: changesOf(before, terms, provenance.from) },
  });
  return row.id;
}

export async function writeParameter(
  tx: Executor,
  context: CallContext,
  write: ParameterWrite,
): Promise<void> {
  const { name, value, before = null, source, changeId, version, provenance } = write;
  const [row] = await tx
    .insert(loanParameter)
    .values({ ...datedColumns(context, write), source, name, value })
    .returning({ id: loanParameter.id });
  if (row === undefined) throw new Error('The database returned no loan parameter.');
  await writeAudit(tx, context, {
    action: 'loan-parameter-dated',
    targetKind: 'loan-parameter',
    targetId: row.id,
    fields: [name],
    record: {
      changeId,
      version,
      changes: { validFrom: { before: null, after: provenance.from }, [name]: { before, after: value } },
    },
  });
}

function datedColumns({ now, caller }: CallContext, { type, provenance, changeId, version }: RowWrite) {
  const { from, ...source } = provenance;
  const written = { changeId, bookVersion: version, createdAt: now, createdBy: memberOf(caller).id };
  return { ...source, ...written, loanType: type, validFrom: from };
}

/** Bank of an offer. `changeId` is the change that adds it. */
interface BankWrite {
  readonly id: string;
  readonly name: string | undefined;
  readonly changeId: string;
}

/**
 * Finds a bank by id, or adds it under the given name. A bank of the same name is the same bank, because the id is made
 * of the name.
 */
export async function findOrAddBank(
  tx: Executor,
  context: CallContext,
  { id, name, changeId }: BankWrite,
): Promise<string> {
  const [known] = await tx.select({ id: bank.id }).from(bank).where(eq(bank.id, id));
  if (known !== undefined) return known.id;
  const newId = name === undefined ? '' : slugOf(name);
  if (name === undefined || newId === '')
    throw new RefusalError('validation-failed', { bank: 'not-a-choice' });
  const added = await tx.insert(bank).values({ id: newId, name }).onConflictDoNothing().returning();
  if (added.length > 0) {
    await writeAudit(tx, context, {
      action: 'record-created',
      targetKind: 'bank',
      targetId: newId,
      fields: ['name'],
      record: { changeId, version: 1, changes: { name: { before: null, after: name } } },
    });
  }
  return newId;
}

/** Marks a row as taken back without deleting it. */
export async function markWithdrawn(
  tx: Executor,
  context: CallContext,
  kind: BookKind,
  id: string,
): Promise<void> {
  const table = { offers: loanOfferRow, parameters: loanParameter }[kind];
  await tx.update(table).set({ takenBackAt: context.now }).where(eq(table.id, id));
  await writeAudit(tx, context, {
    action: 'loan-row-taken-back',
    targetKind: kind === 'offers' ? 'loan-offer' : 'loan-parameter',
    targetId: id,
    fields: ['takenBackAt'],
  });
}

function changesOf(before: OfferTerms | undefined, after: OfferTerms, from: string): Changes {
  const comparable = ({
    rates,
    minAmount,
    maxAmount,
    maxTermByAmount,
    productUrl,
    isListed,
  }: OfferTerms) => ({
    ...Object.fromEntries(Object.entries(rates).map(([term, rate]) => [`rates.${term}`, rate])),
    ...{ minAmount, maxAmount, maxTermByAmount, productUrl, isListed },
  });
  const old: Readonly<Record<string, unknown>> = before === undefined ? {} : comparable(before);
  const now: Readonly<Record<string, unknown>> = comparable(after);
  const changed = changedTerms(before, after).map((name) => [
    name,
    { before: old[name] ?? null, after: now[name] ?? null },
  ]);
  return { validFrom: { before: null, after: from }, ...Object.fromEntries(changed) };
}
