import { bookTitles } from '@ayrac/contract/office/export-titles.ts';
import { loanTypes } from '@ayrac/domain/loan/loan.ts';
import { writeTermBands } from '@ayrac/domain/loan-book/bands.ts';
import { writeStoredParameter } from '@ayrac/domain/loan-book/parameter-text.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { CallContext, StreamReply } from '#server/api/handler.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { sendTable } from '#server/resource/export/export-records.ts';
import type { Cell } from '#server/resource/export/xlsx.ts';
import type { BookKind } from '../table.ts';
import { countRows, listOffersBefore, listParametersBefore } from './book-queries.ts';
import { presentOffers, presentParameters } from './present-book.ts';

const PAGE = 500;

/** Exports all dated rows of a kind to a file, by loan type, the latest first. */
export async function exportRows(
  context: CallContext,
  kind: BookKind,
  format: 'csv' | 'xlsx',
): Promise<StreamReply> {
  const rows = await countRows(context.db, kind);
  await writeAudit(context.db, context, { action: 'records-exported', targetKind: `loan-${kind}`, rows });
  const cells = kind === 'offers' ? offerCells(context) : parameterCells(context);
  return sendTable(context, `loan-${kind}`, format, cells);
}

async function* offerCells({ db, locale }: CallContext): AsyncGenerator<readonly Cell[]> {
  const terms = [3, 6, 9, 12, 18, 24, 30, ...Array.from({ length: 18 }, (_, place) => 36 + 12 * place)];
  yield [...headOf(locale, 'offers'), ...terms];
  for (const type of loanTypes) {
    for (let before: number | null = null; ; ) {
      const found = await listOffersBefore(db, type, before, PAGE);
      for (const row of await presentOffers(db, found)) {
        const limits = [
          row.minAmount,
          row.maxAmount,
          writeTermBands(row.maxTermByAmount, locale),
          row.productUrl,
        ];
        const rates = terms.map((term) => row.rates[term] ?? null);
        yield [type, row.bankName, ...datedCells(row), ...limits, row.isListed, ...rates];
      }
      before = found.at(-1)?.number ?? null;
      if (found.length < PAGE || before === null) break;
    }
  }
}

async function* parameterCells({ db, locale }: CallContext): AsyncGenerator<readonly Cell[]> {
  yield headOf(locale, 'parameters');
  for (const type of loanTypes) {
    for (let before: number | null = null; ; ) {
      const found = await listParametersBefore(db, type, before, PAGE);
      for (const row of await presentParameters(db, found)) {
        yield [type, row.name, ...datedCells(row), writeStoredParameter(row, locale), row.source];
      }
      before = found.at(-1)?.number ?? null;
      if (found.length < PAGE || before === null) break;
    }
  }
}

function headOf(locale: Locale, kind: BookKind): readonly string[] {
  const { dated, offers, parameters, type } = bookTitles(locale);
  return kind === 'offers'
    ? [type, offers.bank, ...dated, ...offers.limits]
    : [type, parameters.name, ...dated, ...parameters.values];
}

type Dated =
  | Awaited<ReturnType<typeof presentOffers>>[number]
  | Awaited<ReturnType<typeof presentParameters>>[number];

function datedCells(row: Dated): Cell[] {
  const { validFrom, sourceUrl, sourceQuote, note, createdAt, createdBy, isTakenBack } = row;
  return [{ day: validFrom }, isTakenBack, sourceUrl, sourceQuote, note, new Date(createdAt), createdBy];
}
