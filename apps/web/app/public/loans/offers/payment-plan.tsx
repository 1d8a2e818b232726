import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { InterestTaxes } from '@ayrac/domain/loan/loan-parameters.ts';
import type { PlanRow } from '@ayrac/domain/loan/loan-plan.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import { type Column, DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useRef } from 'react';
import type { LoanQuery } from '../loan-query.ts';
import { PlanFiles } from './plan-files.tsx';

/** Number of months shown at first. The others are collapsed. */
const FIRST_MONTHS = 6;

interface PaymentPlanProps {
  readonly query: LoanQuery;
  readonly bankId: string;
  readonly bankName: string;
  readonly plan: readonly PlanRow[];
  readonly taxes: InterestTaxes;
}

/** Monthly payments and outstanding balances. */
export function PaymentPlan({ query, bankId, bankName, plan, taxes }: PaymentPlanProps) {
  const loans = useScreenPhrases('loanResults');
  const rest = useRef<HTMLDetailsElement>(null);
  const later = plan.slice(FIRST_MONTHS);
  return (
    <div className="grid grid-cols-1 gap-5">
      <PlanTable caption={loans.plan({ bank: bankName })} rows={plan.slice(0, FIRST_MONTHS)} taxes={taxes} />
      {later.length > 0 && (
        <details ref={rest} className="loan-fold loan-fold-printed">
          <summary>
            <Icon name="chevron-down" size="small" />
            {loans.restOfPlan({ count: later.length })}
          </summary>
          <PlanTable caption={loans.laterPlan({ bank: bankName })} rows={later} taxes={taxes} />
        </details>
      )}
      <PlanFiles
        query={query}
        bankId={bankId}
        onPrint={() => {
          if (rest.current !== null) rest.current.open = true;
          print();
        }}
      />
    </div>
  );
}

interface PlanTableProps {
  readonly caption: string;
  readonly rows: readonly PlanRow[];
  readonly taxes: InterestTaxes;
}

function PlanTable({ caption, rows, taxes }: PlanTableProps) {
  const loans = useScreenPhrases('loanResults');
  const locale = useLocale();
  const money = (kurus: number) => formatMoney(kurus / 100, locale);
  const number = (key: string, label: string): Column => ({ key, label, number: true });
  const columns: [Column, ...Column[]] = [
    { key: 'month', label: loans.planMonth },
    number('installment', loans.planInstallment),
    number('principal', loans.principal),
    number('interest', loans.interest),
    ...(taxes.kkdf > 0 ? [number('kkdf', loans.planKkdf)] : []),
    ...(taxes.bsmv > 0 ? [number('bsmv', loans.planBsmv)] : []),
    number('balance', loans.planBalance),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map((row) => ({
        key: String(row.month),
        cells: {
          month: row.month,
          installment: money(row.installment),
          principal: money(row.principal),
          interest: money(row.interest),
          kkdf: money(row.kkdf),
          bsmv: money(row.bsmv),
          balance: money(row.balance),
        },
      }))}
    />
  );
}
