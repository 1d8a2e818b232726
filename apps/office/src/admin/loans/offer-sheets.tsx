import type { OfferBook } from '@ayrac/contract/office/loan-books.ts';
import type { Ref } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Sheet, type SheetHandle } from '#office/sheet/sheet.tsx';
import { BankHead } from './bank-head.tsx';
import { type BankRow, limitColumns, rateColumn } from './draft.ts';
import type { OfferDraft } from './use-offer-draft.ts';

interface OfferSheetsProps {
  /** The table of rates. */
  readonly ref: Ref<SheetHandle>;
  readonly book: OfferBook;
  readonly draft: OfferDraft;
  readonly banks: readonly BankRow[];
  readonly terms: readonly number[];
}

/** Two tables by bank: the rates by term, and the other terms of the offers. */
export function OfferSheets({ ref, book, draft, banks, terms }: OfferSheetsProps) {
  const { offers: words } = useOfficePhrases().loans;
  const { typed, errors, savedOf, confirmed, confirm } = draft;
  const cells = {
    savedOf,
    errors,
    typed: typed.cells,
    onType: typed.type,
    onUndo: typed.undo,
    corner: words.bank,
  };
  return (
    <>
      <section className="loan-part">
        <h2>{words.rates}</h2>
        <p className="loan-remark">
          {words.hint} <span className="pointer-coarse:hidden">{words.keys}</span>
        </p>
        <div className="sheet-frame">
          <Sheet
            {...cells}
            ref={ref}
            label={words.rates}
            rows={banks.map(({ bankId, bankName, held }) => ({
              id: bankId,
              label: bankName,
              head: (
                <BankHead
                  name={bankName}
                  held={held}
                  today={book.today}
                  mostDays={book.rateMaxAgeDays}
                  isConfirmed={confirmed.has(bankId)}
                  onConfirm={() => confirm(bankId)}
                />
              ),
            }))}
            columns={terms.map((term) => ({
              id: rateColumn(term),
              label: words.term({ months: String(term) }),
            }))}
          />
        </div>
      </section>
      <section className="loan-part">
        <h2>{words.limits}</h2>
        <p className="loan-remark">{words.bandsHint}</p>
        <div className="sheet-frame">
          <Sheet
            {...cells}
            label={words.limits}
            rows={banks.map(({ bankId, bankName }) => ({ id: bankId, label: bankName, head: bankName }))}
            columns={limitColumns.map((id) => ({
              id,
              label: words.columns[id],
              isText: id !== 'minAmount' && id !== 'maxAmount',
            }))}
          />
        </div>
      </section>
    </>
  );
}
