import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { commonLoansOf } from '@ayrac/domain/loan/loan-pages.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Container } from '@ayrac/kit/container.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { lazy, Suspense } from 'react';
import type { ShouldRevalidateFunction } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import type { Route } from './+types/route.ts';
import { CommonLoans } from './amount/common-loans.tsx';
import { loanSliders } from './form/loan-sliders.tsx';
import { VehicleQuestion } from './form/vehicle-question.tsx';
import { LoanCalculator } from './loan-calculator.tsx';
import { LoanData } from './loan-data.tsx';
import { loadBudget } from './results/load-results.ts';

const MonthlyBudget = lazy(() => loadBudget().then(({ MonthlyBudget }) => ({ default: MonthlyBudget })));

export async function loader({ context }: Route.LoaderArgs) {
  const { tables } = await context.get(pageContext).api.getLoanTables();
  return { tables, common: tables.map(({ type }) => ({ type, requests: commonLoansOf(tables, type) })) };
}

/** The tables are loaded, so another calculation needs no request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function Loans({ loaderData: { tables, common } }: Route.ComponentProps) {
  const loans = useScreenPhrases('loans');
  return (
    <Container className="loans grid gap-10 py-8 md:py-12">
      <PageHead title={loans.title} description={loans.description} />
      <LoanData tables={tables} />
      <SectionHeading level={1} title={loans.title} lede={loans.lede} />
      <div className="loans-parts">
        <LoanCalculator
          tables={tables}
          variant="page"
          vehicleQuestion={VehicleQuestion}
          sliders={loanSliders}
        />
        <HowItWorks tables={tables} />
      </div>
      <Suspense>
        <MonthlyBudget tables={tables} />
      </Suspense>
      <CommonLoans common={common} />
    </Container>
  );
}

/** Explains the figures, with the dates of the official parameters. */
function HowItWorks({ tables }: Pick<Route.ComponentProps['loaderData'], 'tables'>) {
  const loans = useScreenPhrases('loans');
  const tools = useScreenPhrases('loanTools');
  const locale = useLocale();
  const href = useHref();
  return (
    <section aria-labelledby="loan-how" className="loan-how">
      <h2 id="loan-how" className="text-title">
        {loans.howTitle}
      </h2>
      <dl className="grid gap-x-10 gap-y-4">
        {loans.how.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-strong">{title}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <TextLink variant="more" to={href('howWeCalculate')}>
        {tools.toMethod}
      </TextLink>
      <ul className="grid max-w-measure gap-1 text-ink-faint text-small">
        {tables.map(({ type, parameters }) => (
          <li key={type}>
            <strong className="font-label">{loans.loanNames[type]}.</strong>{' '}
            {loans.parametersSource({
              date: formatDate(parameters.validFrom, locale),
              source: parameters.source,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
