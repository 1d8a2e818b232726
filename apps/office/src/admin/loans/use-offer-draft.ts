import { useLocale } from '@ayrac/browser/locale.ts';
import type { OfferBook } from '@ayrac/contract/office/loan-books.ts';
import { rowsHoldingOn } from '@ayrac/domain/loan-book/dated-row.ts';
import { compareTurkish } from '@ayrac/domain/text/turkish.ts';
import { useMemo, useState } from 'react';
import { useProblemWords } from '#office/fields/use-problem-words.ts';
import { useTyped } from '#office/sheet/use-typed.ts';
import type { Bank } from './bank-to-add.ts';
import { type BankRow, cellText, draftOf } from './draft.ts';

const noneConfirmed: ReadonlySet<string> = new Set();
const noneAdded: readonly { readonly id: string; readonly name: string }[] = [];

/** Draft of the offers from a date on: the banks, typed cells, and the resulting offers. */
export function useOfferDraft(book: OfferBook, day: string) {
  const wordsOf = useProblemWords();
  const locale = useLocale();
  const typed = useTyped();
  const [added, setAdded] = useState(noneAdded);
  const [confirmed, setConfirmed] = useState(noneConfirmed);
  const { type, rows } = book;

  const banks = useMemo((): readonly BankRow[] => {
    const held = rowsHoldingOn(rows, ({ bankId }) => bankId, day).map((row) => ({
      bankId: row.bankId,
      bankName: row.bankName,
      held: row,
    }));
    const fresh = added.filter(({ id }) => !held.some(({ bankId }) => bankId === id));
    return [
      ...held.toSorted((one, other) => compareTurkish(one.bankName, other.bankName)),
      ...fresh.map(({ id, name }) => ({ bankId: id, bankName: name, held: undefined })),
    ];
  }, [rows, day, added]);
  const draft = useMemo(
    () => draftOf(type, banks, typed.cells, confirmed),
    [type, banks, typed.cells, confirmed],
  );
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(draft.problems).map(([key, problem]) => [key, wordsOf(problem)])),
    [draft, wordsOf],
  );

  return {
    banks,
    typed,
    canUndo: typed.canUndo,
    undo: typed.undo,
    confirmed,
    offers: draft.offers,
    errors,
    savedOf: (bankId: string, column: string) => {
      const held = banks.find((bank) => bank.bankId === bankId)?.held;
      return held === undefined ? '' : cellText(held, column, locale);
    },
    /** Number of changed cells and confirmed banks. */
    count: draft.offers.reduce((sum, { changed }) => sum + Math.max(1, changed.length), 0),
    confirm: (bankId: string) =>
      setConfirmed((now) =>
        now.has(bankId) ? new Set([...now].filter((one) => one !== bankId)) : new Set([...now, bankId]),
      ),
    addBank: (bank: Bank) => setAdded((now) => [...now, bank]),
    clear: () => {
      typed.clear();
      setAdded(noneAdded);
      setConfirmed(noneConfirmed);
    },
    giveBack: (keys: readonly string[]) => typed.type(Object.fromEntries(keys.map((key) => [key, null]))),
  };
}
export type OfferDraft = ReturnType<typeof useOfferDraft>;
