import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { changeOffers as endpoint, OfferBook } from '@ayrac/contract/office/loan-books.ts';
import { rowsHoldingOn } from '@ayrac/domain/loan-book/dated-row.ts';
import { problemsOfTerms } from '@ayrac/domain/loan-book/offer-terms.ts';
import type { Provenance } from '@ayrac/domain/loan-book/provenance.ts';
import type { FieldProblem, FieldProblems } from '@ayrac/domain/refusal.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { takeBook } from '../writes.ts';
import { listOfferBook } from './book-queries.ts';
import { presentOfferBook } from './present-book.ts';
import { readProvenance } from './provenance.ts';
import { findOrAddBank, writeOffer } from './writes.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Book = Body['books'][number];

/**
 * Adds a row for every given bank, in all books or in none. Returns the id that undoes the change, and the new state of
 * the books.
 */
export async function changeOffers(context: CallContext, body: Body) {
  const { db, now } = context;
  const { books, ...given } = body;
  const provenance = readProvenance(given, dayOf(now), problemsOf(books));
  const changeId = randomUUID();
  // In a fixed order, so that concurrent changes of several types do not deadlock.
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
  provenance: Provenance,
  changeId: string,
): Promise<void> {
  const { from } = provenance;
  const next = await takeBook(tx, 'offers', type, version, () => presentOfferBook(tx, context, type, from));
  const held = rowsHoldingOn(await listOfferBook(tx, type, from), ({ bankId }) => bankId, from);
  for (const { bankId: wanted, bankName, ...terms } of offers) {
    const bankId = await findOrAddBank(tx, context, { id: wanted, name: bankName, changeId });
    const before = held.find((row) => row.bankId === bankId);
    await writeOffer(tx, context, { type, bankId, terms, before, provenance, changeId, version: next });
  }
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
