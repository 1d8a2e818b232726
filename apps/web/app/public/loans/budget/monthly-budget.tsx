import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { isLoanType, type LoanType, loanRules, parseAmount } from '@ayrac/domain/loan/loan.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { AmountField } from '../form/amount-field.tsx';
import { fieldNames } from '../loan-query.ts';
import { largestFor } from './largest-for.ts';
import { LargestTable } from './largest-table.tsx';

/** The monthly budget in the page's address. */
interface Budget {
  readonly type: LoanType;
  /** Whole TL, or null if none was given. */
  readonly monthly: number | null;
}

const EXAMPLE = 5_000;
const ANCHOR = 'aylik-butce';

/** Calculates backwards: from a monthly payment to the largest loan for each term. */
export function MonthlyBudget({ tables }: { readonly tables: readonly LoanTable[] }) {
  const { budget } = useScreenPhrases('loanResults');
  const locale = useLocale();
  const given = budgetOf(useLocation().search);
  const { type, monthly } = given;
  const found = monthly === null ? [] : largestFor(tables, type, monthly);
  const money = (amount: number) => formatMoney(amount, locale, { trimWhole: true });
  const [most] = found.toSorted((a, b) => b.amount - a.amount || a.term - b.term);
  return (
    <section id={ANCHOR} className="grid grid-cols-1 gap-5 print:hidden" aria-labelledby="budget-heading">
      <SectionHeading id="budget-heading" title={budget.heading} lede={budget.lede} />
      <BudgetForm key={`${given.type} ${given.monthly}`} tables={tables} given={given} />
      <p role="status" className="font-strong text-lead empty:hidden">
        {monthly !== null &&
          (most === undefined
            ? budget.nothing({ monthly: money(monthly), least: money(loanRules[type].minimumAmount) })
            : budget.most({ monthly: money(monthly), amount: money(most.amount), months: most.term }))}
      </p>
      {monthly !== null && found.length > 0 && (
        <>
          <LargestTable type={type} monthly={monthly} loans={found} />
          <p className="text-ink-soft text-small">
            {budget.note} {budget.limits[type]}
          </p>
        </>
      )}
    </section>
  );
}

interface BudgetFormProps {
  readonly tables: readonly LoanTable[];
  readonly given: Budget;
}

function BudgetForm({ tables, given }: BudgetFormProps) {
  const loans = useScreenPhrases('loans');
  const { budget } = useScreenPhrases('loanResults');
  const locale = useLocale();
  const page = useHref()('loans');
  const navigate = useNavigate();
  const [type, setType] = useState(given.type);
  const [monthly, setMonthly] = useState(given.monthly);
  const [isMissing, setMissing] = useState(false);
  const example = formatMoney(EXAMPLE, locale, { trimWhole: true }).slice(1);
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (monthly === null || monthly === 0) {
      setMissing(true);
      event.currentTarget.querySelector<HTMLElement>('[inputmode]')?.focus();
      return;
    }
    const parameters = new URLSearchParams({
      [fieldNames.type]: type,
      [fieldNames.installment]: String(monthly),
    });
    navigate(`${page}?${parameters}`);
  };
  return (
    <form method="get" action={`${page}#${ANCHOR}`} noValidate className="loan-budget" onSubmit={show}>
      <SelectField
        label={budget.type}
        name={fieldNames.type}
        options={tables.map((table) => ({ value: table.type, label: loans.loanNames[table.type] }))}
        value={type}
        onChange={({ target }) => isLoanType(target.value) && setType(target.value)}
      />
      <AmountField
        label={budget.monthly}
        name={fieldNames.installment}
        placeholder={budget.monthlyExample({ amount: example })}
        error={isMissing && !monthly ? budget.missing : undefined}
        amount={monthly}
        onAmount={setMonthly}
      />
      <Button type="submit" className="min-h-12">
        {budget.show}
      </Button>
    </form>
  );
}

function budgetOf(search: string): Budget {
  const given = new URLSearchParams(search);
  const type = given.get(fieldNames.type) ?? '';
  return {
    type: isLoanType(type) ? type : 'ihtiyac',
    monthly: parseAmount(given.get(fieldNames.installment) ?? ''),
  };
}
