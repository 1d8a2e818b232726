import { isLoanType } from '@ayrac/domain/loan/loan.ts';
import { commonLoansOf, hasLoanPage, loanPagesOf, nearLoans } from '@ayrac/domain/loan/loan-pages.ts';
import { readLoanRequest } from '@ayrac/domain/loan/loan-steps.ts';
import { pageContext } from '#web/page/page-context.ts';
import { notFound } from '#web/page/page-failure.ts';
import type { Route } from './+types/route.ts';
import { LoanAmountPage } from './loan-amount-page.tsx';
import { costOfTerms } from './term-costs.ts';

export async function loader({ context, params: { type, request } }: Route.LoaderArgs) {
  const asked = readLoanRequest(request);
  if (!isLoanType(type) || asked === undefined) throw notFound();
  const { tables } = await context.get(pageContext).api.getLoanTables();
  const pages = loanPagesOf(tables, type);
  if (!hasLoanPage(pages, asked)) throw notFound();
  const terms = pages.filter(({ amount }) => amount === asked.amount).map(({ term }) => term);
  return {
    form: { type, ...asked },
    tables: tables.filter((table) => table.type === type),
    common: { type, requests: commonLoansOf(tables, type) },
    near: nearLoans(pages, asked),
    costs: costOfTerms(tables, { type, amount: asked.amount }, terms),
  };
}

export default function LoanAmount({ loaderData }: Route.ComponentProps) {
  const { type, amount, term } = loaderData.form;
  return <LoanAmountPage key={`${type} ${amount} ${term}`} {...loaderData} />;
}
