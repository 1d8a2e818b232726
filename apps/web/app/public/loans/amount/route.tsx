import { isLoanType, type LoanType } from '@ayrac/domain/loan/loan.ts';
import { commonLoansOf, hasLoanPage, loanPagesOf, nearLoans } from '@ayrac/domain/loan/loan-pages.ts';
import { readAmountAlone, readLoanRequest } from '@ayrac/domain/loan/loan-steps.ts';
import { redirect } from 'react-router';
import { addresses, inLocale } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { notFound } from '#web/page/page-failure.ts';
import { emptyQuery, writeEditing } from '../loan-query.ts';
import type { Route } from './+types/route.ts';
import { LoanAmountPage } from './loan-amount-page.tsx';
import { costOfTerms } from './term-costs.ts';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export async function loader({ context, params: { type, request } }: Route.LoaderArgs) {
  if (!isLoanType(type)) throw notFound();
  const { api, locale } = context.get(pageContext);
  const begun = beginLoan(type, request);
  if (begun !== undefined) throw redirect(inLocale(begun, locale));
  const loanRequest = readLoanRequest(request ?? '');
  if (loanRequest === undefined) throw notFound();
  const { tables } = await api.getLoanTables();
  const pages = loanPagesOf(tables, type);
  if (!hasLoanPage(pages, loanRequest)) throw notFound();
  const terms = pages.filter(({ amount }) => amount === loanRequest.amount).map(({ term }) => term);
  return {
    form: { type, ...loanRequest },
    tables: tables.filter((table) => table.type === type),
    common: { type, requests: commonLoansOf(tables, type) },
    near: nearLoans(pages, loanRequest),
    costs: costOfTerms(tables, { type, amount: loanRequest.amount }, terms),
  };
}

export default function LoanAmount({ loaderData }: Route.ComponentProps) {
  const { type, amount, term } = loaderData.form;
  return <LoanAmountPage key={`${type} ${amount} ${term}`} {...loaderData} />;
}

/** Returns the calculator's address with what a shortened address of a loan contains: its type, or its amount as well. */
function beginLoan(type: LoanType, request: string | undefined): string | undefined {
  const amount = readAmountAlone(request ?? '');
  if (request !== undefined && amount === undefined) return undefined;
  const form = { ...emptyQuery.form, type, amount: amount ?? null };
  return addresses.loans() + writeEditing({ ...emptyQuery, form });
}
