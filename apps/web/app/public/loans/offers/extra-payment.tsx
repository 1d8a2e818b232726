import { useLocale } from '@ayrac/browser/locale.ts';
import { type ScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { type ChangedPlan, type ExtraPayment, payExtra } from '@ayrac/domain/loan/extra-payment.ts';
import type { EarlyClosureRule } from '@ayrac/domain/loan/loan-parameters.ts';
import type { PlanInput } from '@ayrac/domain/loan/loan-plan.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { useId, useState } from 'react';
import { AmountField } from '../form/amount-field.tsx';

interface ExtraPaymentProps {
  readonly input: PlanInput;
  readonly rule: EarlyClosureRule | null;
}

/** Shows the effect of an extra payment, or of early repayment, while it is typed. */
export function ExtraPaymentQuestion({ input, rule }: ExtraPaymentProps) {
  const loans = useScreenPhrases('loanResults');
  const { extra } = useScreenPhrases('loanResults');
  const locale = useLocale();
  const heading = useId();
  const [month, setMonth] = useState(Math.max(1, Math.floor(input.term / 2)));
  const [amount, setAmount] = useState<number | null>(null);
  const [keeps, setKeeps] = useState<ExtraPayment['keeps']>('installment');
  const changed = amount === null ? null : payExtra(input, { month, amountKurus: amount * 100, keeps }, rule);
  const money = (kurus: number) => formatMoney(kurus / 100, locale);
  const choices = ['installment', 'term'] as const;
  return (
    <section className="needs-script" aria-labelledby={heading}>
      <div className="grid gap-3 print:hidden">
        <h4 id={heading} className="font-strong">
          {extra.heading}
        </h4>
        <div className="loan-extra">
          <AmountField label={extra.amount} amount={amount} onAmount={setAmount} />
          <SelectField
            label={extra.month}
            options={Array.from({ length: Math.max(1, input.term - 1) }, (_, place) => ({
              value: String(place + 1),
              label: loans.monthOrdinal({ month: place + 1 }),
            }))}
            value={String(month)}
            onChange={({ target }) => setMonth(Number(target.value))}
          />
          <SelectField
            label={extra.keeps}
            options={choices.map((choice) => ({ value: choice, label: extra.choices[choice] }))}
            value={keeps}
            onChange={({ target }) => setKeeps(target.value === 'term' ? 'term' : 'installment')}
          />
        </div>
        <p role="status" className="font-label empty:hidden">
          {changed !== null && changeIn(changed, { input, month, keeps, rule }, extra, money)}
        </p>
        <p className="text-ink-soft text-small">{extra.note}</p>
      </div>
    </section>
  );
}

interface SavingProps extends ExtraPaymentProps, Pick<ExtraPayment, 'month' | 'keeps'> {}

function changeIn(
  { paid, rows, saved, fee }: ChangedPlan,
  { input, month, keeps, rule }: SavingProps,
  extra: ScreenPhrases['loanResults']['extra'],
  money: (kurus: number) => string,
): string {
  const isTaxed = input.taxes.kkdf + input.taxes.bsmv > 0;
  const figures = { paid: money(paid), saved: money(saved), isTaxed };
  const last = rows.at(-1)?.month ?? month;
  const change =
    rows.length === 0
      ? extra.closed(figures)
      : keeps === 'installment'
        ? extra.shorter({ ...figures, months: input.term - last, last })
        : extra.lower({ ...figures, count: rows.length, installment: money(rows[0]?.installment ?? 0) });
  return `${change} ${rule === null ? extra.noFee : extra.fee({ fee: money(fee) })}`;
}
