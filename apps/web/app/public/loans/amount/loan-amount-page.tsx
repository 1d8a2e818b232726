import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { NearLoans } from '@ayrac/domain/loan/loan-pages.ts';
import { formatCount, formatMoney } from '@ayrac/domain/text/format.ts';
import { Container } from '@ayrac/kit/container.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { PageTrail } from '#web/public/page-trail.tsx';
import { emptyQuery, fieldNames, type LoanQuery, writeLoanQuery } from '../loan-query.ts';
import { loadOffers } from '../results/load-results.ts';
import { CommonLoans, type CommonOfType } from './common-loans.tsx';
import { FilledForm } from './filled-form.tsx';
import { LoanAmountData } from './loan-amount-data.tsx';
import { NearLoanLinks } from './near-loan-links.tsx';
import type { TermCost } from './term-costs.ts';
import { TermTable } from './term-table.tsx';

const WholeOffers = lazy(() => loadOffers().then(({ WholeOffers }) => ({ default: WholeOffers })));

interface LoanAmountPageProps {
  readonly form: { readonly type: LoanType; readonly amount: number; readonly term: number };
  /** The table of the loan's type only. */
  readonly tables: LoanTable[];
  readonly common: CommonOfType;
  readonly near: NearLoans;
  readonly costs: readonly TermCost[];
}

/** One amount over one term: the offers of all banks, nearby loans, and a form for any other. */
export function LoanAmountPage({ form, tables, common, near, costs }: LoanAmountPageProps) {
  const { list } = usePhrases();
  const loans = useScreenPhrases('loans');
  const tools = useScreenPhrases('loanTools');
  const locale = useLocale();
  const href = useHref();
  const navigate = useNavigate();
  const { type, amount, term } = form;
  const figures = { amount: formatCount(amount, locale), months: term };
  const named = { ...figures, loan: tools.loanNames[type] };
  const title = tools.title(named);
  const query: LoanQuery = { ...emptyQuery, form };
  const calculate = (other: LoanQuery) => navigate(href('loans') + writeLoanQuery(other));
  return (
    <Container className="loans grid grid-cols-1 gap-10 pt-4 pb-16">
      <PageHead title={title} description={tools.description(named)} />
      <div className="grid gap-4">
        <PageTrail
          steps={[
            { label: list.home, to: href('home') },
            { label: loans.title, to: href('loans') },
            { label: loans.loanNames[type], to: `${href('loans')}?${fieldNames.type}=${type}` },
            { label: tools.loan(figures) },
          ]}
        />
        <LoanAmountData form={form} name={title} description={tools.description(named)} />
        <SectionHeading
          level={1}
          title={tools.heading(named)}
          lede={<LowestOffer form={form} tables={tables} costs={costs} />}
        />
        <NearLoanLinks form={form} near={near} />
      </div>
      <Suspense>
        <WholeOffers tables={tables} query={query} onQuery={calculate} />
      </Suspense>
      <TermTable form={form} costs={costs} />
      <div className="loan-ways">
        <FilledForm tables={tables} query={query} onSubmit={calculate} />
        <CommonLoans common={[common]} />
      </div>
    </Container>
  );
}

/** A sentence with the lowest offer. */
function LowestOffer({ form, tables, costs }: Pick<LoanAmountPageProps, 'form' | 'tables' | 'costs'>) {
  const tools = useScreenPhrases('loanTools');
  const locale = useLocale();
  const best = costs.find(({ term }) => term === form.term);
  if (best === undefined) return null;
  return tools.lowest({
    bank: best.bankName,
    monthly: formatMoney(best.monthly, locale),
    total: formatMoney(best.total, locale),
    isTaxed: tables.some(({ parameters: { kkdf, bsmv } }) => kkdf + bsmv > 0),
  });
}
