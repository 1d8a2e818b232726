import { isLoanType } from '@ayrac/domain/loan/loan.ts';
import { writeTermBands } from '@ayrac/domain/loan-book/bands.ts';
import { rowHoldingOn } from '@ayrac/domain/loan-book/dated-row.ts';
import { changedTerms, type OfferTerms } from '@ayrac/domain/loan-book/offer-terms.ts';
import { type Provenance, parseProvenance } from '@ayrac/domain/loan-book/provenance.ts';
import { rateFigures, rateRowFields, readLoanType, readRates } from '@ayrac/domain/loan-book/rate-import.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { slugOf } from '@ayrac/domain/text/slug.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { listBanks } from '#server/features/loan/office/book-queries.ts';
import { findOrAddBank, markWithdrawn, writeOffer } from '#server/features/loan/office/writes.ts';
import { loanOfferRow } from '#server/features/loan/table.ts';
import { countBook, holdBook } from '#server/features/loan/writes.ts';
import { type FileCell, isBlank } from '#server/files/file-row.ts';
import type { RowChanges } from '../table.ts';
import { type DatedOffer, listComing, listDatedOffers, type Offered } from './rate-queries.ts';
import { readCells } from './read-cells.ts';
import { textOf } from './record-kind.ts';
import type { CheckedRow, GivenRow, ImportScope, RowKind, UndoableRow, WrittenRow } from './row-kind.ts';

/** Rows of a file of loan rates. Each adds a dated row, so published rates never change. */
export const rateRows: RowKind = {
  check: checkRates,
  hasIndependentRows: false,
  write: writeRates,
  undo: undoRates,
  async countForeign(tx, importId) {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::integer as count from import_row r join loan_offer_row o on o.id = r.record_id
      where r.import_id = ${importId} and r.written_version is not null and ${isForeign(importId)}`);
    return rows[0]?.count ?? 0;
  },
};

interface ReadRow {
  readonly number: number;
  readonly bankName: string;
  readonly offered: Offered | null;
  readonly provenance: Provenance | null;
  /** Typed figures by name. */
  readonly figures: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

/** Data for writing a checked row with `writeRates`. */
interface RateValues extends Readonly<Record<string, unknown>> {
  readonly offered: Offered;
  readonly bankName: string;
  readonly provenance: Provenance;
  readonly terms: OfferTerms;
  readonly before: OfferTerms | undefined;
}

async function checkRates(
  tx: Executor,
  scope: ImportScope,
  rows: readonly GivenRow[],
  now: Date,
): Promise<readonly CheckedRow[]> {
  const banks = await listBanks(tx);
  const read = rows.map((row) => readRow(row, banks, dayOf(now)));
  const offered = read.flatMap((row) => row.offered ?? []);
  const dated = await listDatedOffers(tx, scope, offered);
  // A row builds on the rows before it, which are not written yet.
  for (const { key, changes } of await listComing(tx, scope, rows[0]?.number ?? 0, offered)) {
    const [type = '', bankId = '', from = ''] = key?.split(' ') ?? [];
    if (!isLoanType(type)) continue;
    const read = readRates(type, figuresOf(changes ?? {}), heldOn(dated, { type, bankId }, from)?.terms);
    if (read.kind === 'ok') addComing(dated, { type, bankId }, from, read.terms);
  }
  return read.map((row) => checked(row, dated, dayOf(now)));
}

function readRow({ number, cells }: GivenRow, banks: Banks, today: string): ReadRow {
  const loanType = textOf(cells.loanType);
  const own: Record<string, FileCell> = {
    ...cells,
    ...(loanType !== '' && { loanType: readLoanType(loanType) ?? loanType }),
  };
  const { values, problems } = readCells(rateRowFields, own, () => ({ problem: 'not-a-choice' }));
  const provenance = parseProvenance(values, today);
  const bankName = typeof values.bank === 'string' ? values.bank : '';
  const bankId = bankOf(banks, bankName) ?? slugOf(bankName);
  const type = typeof values.loanType === 'string' && isLoanType(values.loanType) ? values.loanType : null;
  const figures = rateFigures.filter((name) => !isBlank(cells[name]));
  const broken = figures.flatMap((name) => {
    const cell = cells[name];
    return typeof cell === 'object' && cell !== null ? [[name, cell.problem] as const] : [];
  });
  return {
    number,
    bankName: bankName || textOf(cells.bank),
    offered: type === null || bankId === '' ? null : { type, bankId },
    provenance: provenance.kind === 'ok' ? provenance.value : null,
    figures: Object.fromEntries(figures.map((name) => [name, figureText(name, cells[name])])),
    problems: {
      ...(bankId === '' && { bank: 'required' as const }),
      ...(type === null && { loanType: 'required' as const }),
      ...(provenance.kind === 'invalid' && provenance.fields),
      ...problems,
      ...Object.fromEntries(broken),
    },
  };
}

type Banks = Awaited<ReturnType<typeof listBanks>>;

function bankOf(banks: Banks, text: string): string | undefined {
  const folded = foldTurkish(text).trim();
  return banks.find(({ id, name }) => foldTurkish(name) === folded || id === folded)?.id;
}

function checked(row: ReadRow, dated: DatedOffer[], today: string): CheckedRow {
  const { number, bankName, offered, provenance, figures } = row;
  const from = provenance?.from ?? today;
  const held = offered === null ? undefined : heldOn(dated, offered, from)?.terms;
  const read = offered === null ? null : readRates(offered.type, figures, held);
  const problems = { ...(read?.kind === 'refused' && read.problems), ...row.problems };
  const basis = {
    ...{ number, label: bankName, problems, recordId: null },
    key: offered === null || provenance === null ? null : `${offered.type} ${offered.bankId} ${from}`,
    keyField: 'bank',
    nameKey: null,
    // Detects a concurrent change: another writer about the same bank would change the row this builds on.
    baseVersion:
      offered === null
        ? null
        : (heldOn(
            dated.filter(({ isOwn }) => !isOwn),
            offered,
            from,
          )?.number ?? null),
  };
  if (offered === null || provenance === null || read?.kind !== 'ok' || Object.keys(problems).length > 0)
    return { ...basis, outcome: 'refused', changes: {}, values: {} };
  const changes = changesOf(held, read.terms);
  const isSame = Object.keys(changes).length === 0;
  if (!isSame) addComing(dated, offered, from, read.terms);
  const values: RateValues = { offered, bankName, provenance, terms: read.terms, before: held };
  return {
    ...{ ...basis, changes, values },
    outcome: isSame ? 'unchanged' : held === undefined ? 'new' : 'changed',
  };
}

function heldOn(dated: readonly DatedOffer[], { type, bankId }: Offered, day: string) {
  return rowHoldingOn(
    dated.filter((row) => row.type === type && row.bankId === bankId),
    day,
  );
}

/** Adds a row that is still to be written. Its number is higher than any stored one. */
function addComing(dated: DatedOffer[], offered: Offered, validFrom: string, terms: OfferTerms): void {
  const number = Number.MAX_SAFE_INTEGER / 2 + dated.length;
  dated.push({ ...offered, validFrom, number, isOwn: true, terms });
}

function changesOf(before: OfferTerms | undefined, after: OfferTerms): RowChanges {
  const changed = changedTerms(before, after).map((name) => [
    name,
    { before: before === undefined ? null : figureOf(before, name), after: figureOf(after, name) },
  ]);
  return Object.fromEntries(changed);
}

function figureOf(terms: OfferTerms, name: string): string | number | boolean | null {
  // In a notation that both languages read.
  if (name === 'maxTermByAmount') return writeTermBands(terms.maxTermByAmount, 'tr') || null;
  if (name === 'minAmount' || name === 'maxAmount' || name === 'productUrl' || name === 'isListed')
    return terms[name];
  return terms.rates[name.slice('rates.'.length)] ?? null;
}

/** Converts the changes of a row back into equivalent cells. */
function figuresOf(changes: RowChanges): Readonly<Record<string, string>> {
  const texts = Object.entries(changes).map(([name, { after }]) => {
    const cell = typeof after === 'string' || typeof after === 'number' ? after : null;
    if (typeof after === 'boolean') return [name, after ? '1' : '0'];
    return [name, cell === null ? '-' : figureText(name, cell)];
  });
  return Object.fromEntries(texts);
}

function figureText(name: string, cell: FileCell | undefined): string {
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  // The text `1.234` means more than a thousand, but the number does not.
  if (typeof cell === 'number' && (name === 'minAmount' || name === 'maxAmount')) return cell.toFixed(2);
  return textOf(cell);
}

async function writeRates(
  tx: Executor,
  context: CallContext,
  scope: ImportScope,
  row: CheckedRow,
): Promise<WrittenRow> {
  const { offered, bankName, provenance, terms, before } = row.values as RateValues;
  const version = await holdBook(tx, 'offers', offered.type);
  const others = (await listDatedOffers(tx, scope, [offered])).filter(({ isOwn }) => !isOwn);
  if ((heldOn(others, offered, provenance.from)?.number ?? null) !== row.baseVersion)
    throw new RefusalError('validation-failed', { key: 'changed-since-check' });
  const changeId = scope.id;
  const bankId = await findOrAddBank(tx, context, { id: offered.bankId, name: bankName, changeId });
  const next = await countBook(tx, 'offers', offered.type, version);
  const write = { type: offered.type, bankId, terms, before, provenance, changeId, version: next };
  return { recordId: await writeOffer(tx, context, write), version: next };
}

async function undoRates(
  tx: Executor,
  context: CallContext,
  { id: importId }: ImportScope,
  { recordId }: UndoableRow,
): Promise<boolean> {
  const [row] = await tx
    .select({ type: loanOfferRow.loanType })
    .from(loanOfferRow)
    .where(eq(loanOfferRow.id, recordId));
  if (row === undefined) return false;
  const version = await holdBook(tx, 'offers', row.type);
  const { rows } = await tx.execute(
    sql`select from loan_offer_row o where o.id = ${recordId} and ${isForeign(importId)}`,
  );
  if (rows.length > 0) return false;
  await countBook(tx, 'offers', row.type, version);
  await markWithdrawn(tx, context, 'offers', recordId);
  return true;
}

/** Condition that a row `o` was taken back, or that somebody else wrote about the same bank after it. */
function isForeign(importId: string) {
  return sql`(o.taken_back_at is not null or exists (
    select from loan_offer_row l where l.bank_id = o.bank_id and l.loan_type = o.loan_type and l.number > o.number
      and l.taken_back_at is null and l.change_id is distinct from ${importId}::uuid))`;
}
