import { type LoanOrder, loanOrders } from '@ayrac/domain/loan-offer.ts';
import { useState, useSyncExternalStore } from 'react';
import { useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { fieldNames, type LoanQuery, orderWords, writeLoanQuery } from './loan-query.ts';

interface ResultToolsProps {
  readonly query: LoanQuery;
  readonly onQuery: (query: LoanQuery) => void;
}

/** Another order of the results, and ways to keep them. */
export function ResultTools({ query, onQuery }: ResultToolsProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
      <OrderChoice query={query} onQuery={onQuery} />
      <KeepResults />
    </div>
  );
}

function OrderChoice({ query, onQuery }: ResultToolsProps) {
  const loans = useScreenPhrases('loans');
  const page = useHref()('loans');
  const others = new URLSearchParams(writeLoanQuery({ ...query, order: 'total' }));
  return (
    <form method="get" action={page} className="flex items-end gap-3 max-sm:w-full">
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-64 max-sm:w-full">
        <SelectField
          label={loans.order}
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

function orderOf(word: string): LoanOrder {
  return loanOrders.find((order) => orderWords[order] === word) ?? 'total';
}

/** Both need script, so they keep their place empty until it runs. */
function KeepResults() {
  const loans = useScreenPhrases('loans');
  const [said, setSaid] = useState('');
  const live = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const copy = () => {
    navigator.clipboard.writeText(location.href).then(
      () => setSaid(loans.copied),
      () => setSaid(loans.notCopied),
    );
  };
  return (
    <div className={classes('flex flex-wrap items-center gap-2', !live && 'invisible')}>
      <p role="status" className="text-ink-soft text-small empty:absolute">
        {said}
      </p>
      <Button variant="secondary" icon="link" onClick={copy}>
        {loans.copyLink}
      </Button>
      <Button variant="secondary" icon="file-text" onClick={() => print()}>
        {loans.print}
      </Button>
    </div>
  );
}
