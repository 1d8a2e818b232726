import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type {
  CheckedImport,
  checkRateImport as endpoint,
  ImportedRow,
} from '@ayrac/contract/office/loan-books.ts';
import { fieldProblemPhrases } from '@ayrac/contract/refusal-phrases.ts';
import { writeTermBands } from '@ayrac/domain/loan/bands.ts';
import { rowsHoldingOn } from '@ayrac/domain/loan/dated-row.ts';
import { type LoanType, loanTypes } from '@ayrac/domain/loan/loan.ts';
import { changedTerms, type OfferTerms } from '@ayrac/domain/loan/offer-terms.ts';
import {
  type ImportColumn,
  importColumn,
  readLoanType,
  readRateRow,
} from '@ayrac/domain/loan/rate-import.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { exactDecimals, formatMoney, formatNumber } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { slugOf } from '@ayrac/domain/text/slug.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import type { CallContext } from '#server/api/handler.ts';
import { decodeText } from '#server/files/decode-text.ts';
import { readTable, type TableRow } from '#server/files/read-table.ts';
import { bookVersion } from '../queries.ts';
import { listBanks, listOfferBook } from './book-queries.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Column = { readonly column: ImportColumn; readonly head: string; readonly place: number };

const MOST_ROWS = 500;

/** Tells row by row what a table of rates would change from a day on; nothing is written. */
export async function checkImport(
  context: CallContext,
  { type, from, content }: Body,
): Promise<CheckedImport> {
  const text = content.kind === 'file' ? decodeText(Buffer.from(content.base64, 'base64')) : content.text;
  const table = readTable(text, MOST_ROWS);
  if (table.kind === 'too-many-rows') throw new RefusalError('too-many-rows');
  if (table.kind !== 'table') throw new RefusalError('validation-failed', { content: 'invalid' });
  const columns = table.head.flatMap((head, place): Column[] => {
    const column = importColumn(head);
    return column === undefined ? [] : [{ column, head, place }];
  });
  if (!columns.some(({ column }) => column.kind === 'bank'))
    throw new RefusalError('validation-failed', { content: 'required' });
  const check = await checkerOf(context, from);
  const checked = table.rows.map((row) => check(row, columns, type));
  const books = [];
  for (const one of loanTypes) {
    const offers = checked.flatMap((row) => (row.type === one && row.offer !== undefined ? row.offer : []));
    if (offers.length > 0)
      books.push({ type: one, version: await bookVersion(context.db, 'offers', one), offers });
  }
  return { rows: checked.map(({ offer: _, ...row }) => row), books };
}

/** Judges rows one after the other: a bank may stand in a table once for each type. */
async function checkerOf({ db, locale }: CallContext, from: string) {
  const banks = await listBanks(db);
  const held = new Map<LoanType, Awaited<ReturnType<typeof heldOffers>>>();
  for (const type of loanTypes) held.set(type, await heldOffers(db, type, from));
  const seen = new Set<string>();
  const phrases = fieldProblemPhrases(locale);

  return ({ line, cells }: TableRow, columns: readonly Column[], asked: LoanType) => {
    const cell = (kind: ImportColumn['kind']) => {
      const found = columns.find(({ column }) => column.kind === kind);
      return { head: found?.head ?? kind, text: cells[found?.place ?? -1]?.trim() ?? '' };
    };
    const [bankCell, typeCell] = [cell('bank'), cell('type')];
    const type = typeCell.text === '' ? asked : readLoanType(typeCell.text);
    const row = { line, type: type ?? null, bank: bankCell.text, changes: [] };
    const refused = (column: string, problem: FieldProblem): ImportedRow & { offer?: undefined } => ({
      ...row,
      outcome: 'refused',
      problems: [{ column, message: phrases[problem] }],
    });
    if (type === undefined) return refused(typeCell.head, 'not-a-choice');
    const bankId = bankOf(banks, bankCell.text) ?? slugOf(bankCell.text);
    if (bankId === '') return refused(bankCell.head, 'required');
    if (seen.has(`${type} ${bankId}`)) return refused(bankCell.head, 'taken');
    seen.add(`${type} ${bankId}`);
    const before = held.get(type)?.find((one) => one.bankId === bankId);
    const given = columns.map(({ column, head, place }) => ({ column, head, text: cells[place] ?? '' }));
    const read = readRateRow(type, given, before);
    if (read.kind === 'refused') {
      const problems = read.problems.map(({ column, problem }) => ({ column, message: phrases[problem] }));
      return { ...row, outcome: 'refused' as const, problems };
    }
    const changes = changedTerms(before, read.terms).map((name) => ({
      name,
      before: before === undefined ? null : shown(before, name, locale),
      after: shown(read.terms, name, locale),
    }));
    if (changes.length === 0) return { ...row, outcome: 'unchanged' as const, problems: [] };
    const outcome = before === undefined ? ('new' as const) : ('changed' as const);
    return {
      ...row,
      outcome,
      changes,
      problems: [],
      offer: { bankId, bankName: bankCell.text, ...bareTerms(read.terms) },
    };
  };
}

async function heldOffers(db: CallContext['db'], type: LoanType, from: string) {
  const rows = await listOfferBook(db, type, from);
  return rowsHoldingOn(
    rows.map((row) => ({ ...row, isTakenBack: false })),
    ({ bankId }) => bankId,
    from,
  );
}

function bankOf(banks: Awaited<ReturnType<typeof listBanks>>, text: string): string | undefined {
  const wanted = foldTurkish(text);
  return banks.find(({ id, name }) => foldTurkish(name) === wanted || id === wanted)?.id;
}

/** As a call sends it. */
function bareTerms({ rates, minAmount, maxAmount, maxTermByAmount, productUrl, isListed }: OfferTerms) {
  const bands = maxTermByAmount.map(({ upTo, maxTerm }) => ({ upTo, maxTerm }));
  return { rates: { ...rates }, minAmount, maxAmount, maxTermByAmount: bands, productUrl, isListed };
}

function shown(terms: OfferTerms, name: string, locale: Locale): string | null {
  if (name === 'maxTermByAmount') return writeTermBands(terms.maxTermByAmount, locale);
  if (name === 'minAmount' || name === 'maxAmount')
    return formatMoney(terms[name], locale, { trimWhole: true });
  if (name === 'productUrl') return terms.productUrl;
  const rate = terms.rates[name.replace('rates.', '')];
  return rate === undefined ? null : formatNumber(rate, locale, { decimals: exactDecimals(rate, 2) });
}
