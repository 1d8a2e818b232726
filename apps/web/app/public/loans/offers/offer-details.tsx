import { useLocale } from '@ayrac/browser/locale.ts';
import { type ScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import type { LoanResult } from '@ayrac/domain/loan/loan-offer.ts';
import { closeEarly, type PlanRow, paymentPlan } from '@ayrac/domain/loan/loan-plan.ts';
import { formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { type Fact, FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useEffect, useRef, useState } from 'react';
import { useHref } from '#web/page/address.ts';
import { type LoanQuery, writeLoanQuery } from '../loan-query.ts';
import { BalanceCurve } from './balance-curve.tsx';
import { ExtraPaymentQuestion } from './extra-payment.tsx';
import { PaymentPlan } from './payment-plan.tsx';
import type { Results } from './results.ts';

interface OfferDetailsProps {
  readonly result: LoanResult;
  readonly table: LoanTable;
  readonly query: LoanQuery;
  readonly outcome: Results;
}

/**
 * Total cost and payment plan of an offer. The plan is computed when it is opened, or if the address names the bank.
 */
export function OfferDetails({ result, table, query, outcome }: OfferDetailsProps) {
  const loans = useScreenPhrases('loanResults');
  const locale = useLocale();
  const page = useHref()('loans');
  const { bankId, bankName } = result;
  const { taxes } = outcome;
  const [open, setOpen] = useState(query.bankId === bankId);
  const box = useRef<HTMLDetailsElement>(null);
  const { amount, term } = query.form;
  const principalKurus = (amount ?? 0) * 100;
  const input = { principalKurus, monthlyRatePercent: result.monthlyRate, term, taxes };
  const plan = open ? paymentPlan(input) : null;

  // The visitor may have opened it before hydration.
  useEffect(() => setOpen(box.current?.open === true), []);

  return (
    <details
      ref={box}
      className="loan-fold border-line border-t pt-2"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevron-down" size="small" />
        {loans.details}
        <span className="sr-only">{bankName}</span>
      </summary>
      <div className="grid grid-cols-1 gap-6 pt-2 pb-4">
        <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
          <div className="grid grid-cols-1 content-start gap-3">
            <FactsTable
              caption={loans.facts({ bank: bankName })}
              figures
              facts={factsOf({ result, query, outcome }, loans, locale)}
            />
            <p className="text-ink-soft text-small">
              {loans.earlyClosure({ rule: closingRule(table, loans, locale) })}
              {plan !== null && ` ${closingExample(plan, table, loans, locale)}`}
            </p>
          </div>
          {plan !== null && <BalanceCurve principalKurus={principalKurus} plan={plan} />}
        </div>
        {plan !== null ? (
          <>
            <ExtraPaymentQuestion input={input} rule={table.parameters.earlyClosure} />
            <PaymentPlan query={query} bankId={bankId} bankName={bankName} plan={plan} taxes={taxes} />
          </>
        ) : (
          <TextLink to={page + writeLoanQuery({ ...query, bankId })}>
            {loans.planOf({ bank: bankName })}
          </TextLink>
        )}
      </div>
    </details>
  );
}

function factsOf(
  { result, query, outcome: { taxes, feeTax } }: Omit<OfferDetailsProps, 'table'>,
  loans: ScreenPhrases['loanResults'],
  locale: Locale,
): Fact[] {
  const amount = query.form.amount ?? 0;
  const money = (value: number) => formatMoney(value, locale);
  const share = (value: number) => formatPercent(value * 100, locale);
  const { interest, kkdf, bsmv, fee, totalPayment, yearlyCostPercent } = result.real;
  return [
    { label: loans.principal, value: money(amount) },
    { label: loans.interest, value: money(interest) },
    ...(taxes.kkdf > 0 ? [{ label: loans.kkdf({ rate: share(taxes.kkdf) }), value: money(kkdf) }] : []),
    ...(taxes.bsmv > 0 ? [{ label: loans.bsmv({ rate: share(taxes.bsmv) }), value: money(bsmv) }] : []),
    { label: feeTax > 0 ? loans.feeWithTax : loans.fee, value: money(fee) },
    { label: loans.realTotal, value: money(totalPayment), isTotal: true },
    { label: loans.yearlyCost, value: formatPercent(yearlyCostPercent, locale, { decimals: 2 }) },
  ];
}

function closingRule({ parameters }: LoanTable, loans: ScreenPhrases['loanResults'], locale: Locale): string {
  const { earlyClosure: rule } = parameters;
  if (rule === null) return loans.noEarlyClosure;
  const share = (value: number) => formatPercent(value * 100, locale);
  return loans.earlyClosureRule({
    months: rule.shortMonths,
    short: share(rule.shortFeeRate),
    long: share(rule.longFeeRate),
  });
}

/** Returns an example of early repayment after half of the term. */
function closingExample(
  plan: readonly PlanRow[],
  { parameters }: LoanTable,
  loans: ScreenPhrases['loanResults'],
  locale: Locale,
): string {
  const { month, balance, saved, fee } = closeEarly(
    plan,
    Math.floor(plan.length / 2),
    parameters.earlyClosure,
  );
  const money = (kurus: number) => formatMoney(kurus / 100, locale);
  return loans.earlyClosureExample({
    ...{ month, balance: money(balance), saved: money(saved) },
    isTaxed: plan.some(({ kkdf, bsmv }) => kkdf + bsmv > 0),
    fee: parameters.earlyClosure === null ? null : money(fee),
  });
}
