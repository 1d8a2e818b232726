import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { type LoanOrder, loanOrders } from '@ayrac/domain/loan/loan-offer.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHref } from '#web/page/address.ts';
import { KeepPage } from '#web/public/share/keep-page.tsx';
import { fieldNames, type LoanQuery, orderWords, writeLoanQuery } from '../loan-query.ts';

interface ResultToolsProps {
  readonly query: LoanQuery;
  readonly onQuery: (query: LoanQuery) => void;
}

/** On a phone only the icon, as high as the select beside it. */
const KEPT = 'min-h-12 max-sm:px-3.5';

/** Order of the results, and ways to save them. */
export function ResultTools({ query, onQuery }: ResultToolsProps) {
  const loans = useScreenPhrases('loanResults');
  return (
    <div className="flex flex-wrap items-end gap-2 max-sm:w-full print:hidden">
      <OrderChoice query={query} onQuery={onQuery} />
      <KeepPage words={loans} className={KEPT} />
    </div>
  );
}

function OrderChoice({ query, onQuery }: ResultToolsProps) {
  const loans = useScreenPhrases('loanResults');
  const page = useHref()('loans');
  const others = new URLSearchParams(writeLoanQuery({ ...query, order: 'total' }));
  const form = useRef<HTMLFormElement>(null);
  const chosenBefore = useEffectEvent((order: LoanOrder) => {
    if (order !== query.order) onQuery({ ...query, order });
  });

  // Takes over what was selected before hydration.
  useEffect(() => {
    if (form.current !== null) chosenBefore(orderOf(new FormData(form.current).get(fieldNames.order)));
  }, []);

  return (
    <form ref={form} method="get" action={page} className="flex items-end gap-3 max-sm:min-w-0 max-sm:flex-1">
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="sm:min-w-64 max-sm:min-w-0 max-sm:flex-1">
        <SelectField
          // The line above the offers says how they are sorted.
          label={<span className="max-sm:sr-only">{loans.order}</span>}
          name={fieldNames.order}
          options={loanOrders.map((order) => ({ value: orderWords[order], label: loans.orders[order] }))}
          value={orderWords[query.order]}
          onChange={({ target }) => onQuery({ ...query, order: orderOf(target.value) })}
        />
      </div>
      <noscript>
        <Button type="submit" variant="secondary">
          {loans.applyOrder}
        </Button>
      </noscript>
    </form>
  );
}

function orderOf(word: FormDataEntryValue | null): LoanOrder {
  return loanOrders.find((order) => orderWords[order] === word) ?? 'total';
}
