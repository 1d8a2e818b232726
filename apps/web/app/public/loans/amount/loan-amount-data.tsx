import { useLocale } from '@ayrac/browser/locale.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { LoanRequest } from '@ayrac/domain/loan/loan-offer.ts';
import { writeLoanRequest } from '@ayrac/domain/loan/loan-steps.ts';
import { addresses, inLocale } from '#web/page/address.ts';
import { useSite } from '#web/page/site.ts';
import { loanRequestOf } from '#web/structured-data/loan-things.ts';
import { StructuredData, writeThings } from '#web/structured-data/structured-data.tsx';

interface LoanAmountDataProps {
  readonly form: LoanRequest & { readonly type: LoanType };
  readonly name: string;
  readonly description: string;
}

/** Structured data of this page's loan. */
export function LoanAmountData({ form, name, description }: LoanAmountDataProps) {
  const { origin } = useSite();
  const url = origin + inLocale(addresses.loanAmount(form.type, writeLoanRequest(form)), useLocale());
  const facts = { name, description, url };
  return (
    <StructuredData>{import.meta.env.SSR ? writeThings(loanRequestOf(form, facts)) : ''}</StructuredData>
  );
}
