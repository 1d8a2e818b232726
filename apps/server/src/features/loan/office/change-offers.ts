import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { changeOffers as endpoint, OfferBook } from '@ayrac/contract/office/loan-books.ts';
import { rowsHoldingOn } from '@ayrac/domain/loan/dated-row.ts';
import { changedTerms, type OfferTerms, problemsOfTerms } from '@ayrac/domain/loan/offer-terms.ts';
import type { FieldProblem, FieldProblems } from '@ayrac/domain/refusal.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { slugOf } from '@ayrac/domain/text/slug.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Changes } from '#server/features/audit/table.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { bank, loanOfferRow } from '../table.ts';
import { countBook, holdBook } from '../writes.ts';
import { listOfferBook } from './book-queries.ts';
import { presentOfferBook } from './present-book.ts';
import { type Provenance, readProvenance } from './provenance.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Book = Body['books'][number];

/** Adds a row for every bank that is named, in all books or in none; answers what undoes it and the books as they are. */
export async function changeOffers(context: CallContext, body: Body) {
  const { db, now } = context;
  const { books, ...given } = body;
  const provenance = readProvenance(given, dayOf(now), problemsOf(books));
  const changeId = randomUUID();
  // In one order, so that two who change several types do not wait for each other.
  const ordered = books.toSorted((one, other) => (one.type < other.type ? -1 : 1));
  return inTransaction(db, async (tx) => {
    const written: OfferBook[] = [];
    for (const book of ordered) {
      await writeBook(tx, context, book, provenance, changeId);
      written.push(await presentOfferBook(tx, context, book.type, provenance.from));
    }
    return { change: changeId, books: written };
  });
}

async function writeBook(
  tx: Executor,
  context: CallContext,
  { type, version, offers }: Book,
  { from, ...told }: Provenance,
  changeId: string,
): Promise<void> {
  if ((await holdBook(tx, 'offers', type)) !== version) {
    const current = await presentOfferBook(tx, context, type, from);
    throw new RefusalError('record-changed', {}, { current });
  }
  const rows = await listOfferBook(tx, type, from);
  const held = rowsHoldingOn(
    rows.map((row) => ({ ...row, isTakenBack: false })),
    ({ bankId }) => bankId,
    from,
  );
  const next = await countBook(tx, 'offers', type, version);
  for (const { bankId: wanted, bankName, ...terms } of offers) {
    const bankId = await findOrAddBank(tx, wanted, bankName);
    const before = held.find((row) => row.bankId === bankId);
    const stamp = {
      changeId,
      bookVersion: next,
      createdAt: context.now,
      createdBy: memberOf(context.caller).id,
    };
    const [row] = await tx
      .insert(loanOfferRow)
      .values({ ...terms, ...told, ...stamp, bankId, loanType: type, validFrom: from })
      .returning({ id: loanOfferRow.id });
    await writeAudit(tx, context, {
      action: 'loan-offer-dated',
      targetKind: 'loan-offer',
      targetId: row?.id ?? '',
      fields: changedTerms(before, terms),
      record: { changeId, version: next, changes: changesOf(before, terms, from) },
    });
  }
}

/** A bank that is new to us is called as it was written; one of the same name is the same bank. */
async function findOrAddBank(tx: Executor, id: string, name: string | undefined): Promise<string> {
  const known = await tx.select().from(bank);
  const found = known.find((one) => one.id === id);
  if (found !== undefined) return found.id;
  const wanted = name === undefined ? '' : slugOf(name);
  if (name === undefined || wanted === '')
    throw new RefusalError('validation-failed', { bank: 'not-a-choice' });
  await tx.insert(bank).values({ id: wanted, name }).onConflictDoNothing();
  return wanted;
}

function problemsOf(books: readonly Book[]): FieldProblems {
  const all = books.flatMap(({ type, offers }) =>
    offers.flatMap(({ bankId, ...terms }) =>
      Object.entries(problemsOfTerms(type, terms)).map(([name, found]): readonly [string, FieldProblem] => [
        `${type}.${bankId}.${name}`,
        found,
      ]),
    ),
  );
  return Object.fromEntries(all);
}

function changesOf(before: OfferTerms | undefined, after: OfferTerms, from: string): Changes {
  const told = ({ rates, minAmount, maxAmount, maxTermByAmount, productUrl, isListed }: OfferTerms) => ({
    ...Object.fromEntries(Object.entries(rates).map(([term, rate]) => [`rates.${term}`, rate])),
    ...{ minAmount, maxAmount, maxTermByAmount, productUrl, isListed },
  });
  const old: Readonly<Record<string, unknown>> = before === undefined ? {} : told(before);
  const now: Readonly<Record<string, unknown>> = told(after);
  const changed = changedTerms(before, after).map((name) => [
    name,
    { before: old[name] ?? null, after: now[name] ?? null },
  ]);
  return { validFrom: { before: null, after: from }, ...Object.fromEntries(changed) };
}
