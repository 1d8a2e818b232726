import { useLocale } from '@ayrac/browser/locale.ts';
import { type ScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { addresses, inLocale } from '#web/page/address.ts';
import { useSite } from '#web/page/site.ts';
import { loanOf } from '#web/structured-data/loan-things.ts';
import { StructuredData, writeThings } from '#web/structured-data/structured-data.tsx';

/** Structured data of the compared loan types. */
export function LoanData({ tables }: { readonly tables: readonly LoanTable[] }) {
  const loans = useScreenPhrases('loans');
  const { origin } = useSite();
  const url = origin + inLocale(addresses.loans(), useLocale());
  return <StructuredData>{import.meta.env.SSR ? writeLoans(tables, loans, url) : ''}</StructuredData>;
}

function writeLoans(tables: readonly LoanTable[], phrases: ScreenPhrases['loans'], url: string): string {
  const offered = tables.filter(({ offers }) => offers.length > 0);
  return writeThings(
    ...offered.map((table) =>
      loanOf(table, { name: phrases.loanNames[table.type], description: phrases.lede, url }),
    ),
  );
}
