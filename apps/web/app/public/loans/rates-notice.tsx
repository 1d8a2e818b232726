import type { LoanTable } from '@ayrac/contract/loan.ts';
import { formatDate } from '@ayrac/domain/format.ts';
import { useLocale } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** From when the rates are, and that the bank's own word counts. */
export function RatesNotice({ table }: { readonly table: LoanTable }) {
  const { loans } = usePhrases();
  const date = formatDate(table.validFrom, useLocale());
  return table.isExample ? (
    <Notice tone="warning" title={loans.exampleTitle({ date })}>
      <p className="text-small">{loans.exampleText}</p>
    </Notice>
  ) : (
    <Notice title={loans.ratesTitle({ date })}>
      <p className="text-small">{loans.ratesText}</p>
    </Notice>
  );
}
