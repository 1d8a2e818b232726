import { useLocale } from '@ayrac/browser/locale.ts';
import type { OfferRow } from '@ayrac/contract/office/loan-books.ts';
import { isRateOverdue, rateAge } from '@ayrac/domain/loan-book/rate-age.ts';
import { formatCount, formatDate } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

interface BankHeadProps {
  readonly name: string;
  readonly held: OfferRow | undefined;
  readonly today: string;
  readonly mostDays: number;
  readonly isConfirmed: boolean;
  readonly onConfirm: () => void;
}

/** Head of a bank's row: name, age of its rates, and a button to confirm them. */
export function BankHead({ name, held, today, mostDays, isConfirmed, onConfirm }: BankHeadProps) {
  const { offers } = useOfficePhrases().loans;
  return (
    <span className="loan-bank">
      <span>{name}</span>
      {held !== undefined && <Age validFrom={held.validFrom} today={today} mostDays={mostDays} />}
      {held !== undefined && (
        <Button
          variant="ghost"
          size="small"
          icon={isConfirmed ? 'check' : 'refresh-cw'}
          aria-pressed={isConfirmed}
          aria-label={offers.confirmLabel({ bank: name })}
          title={offers.confirmLabel({ bank: name })}
          onClick={onConfirm}
        >
          {offers.confirm}
        </Button>
      )}
    </span>
  );
}

function Age({ validFrom, today, mostDays }: { validFrom: string; today: string; mostDays: number }) {
  const { offers } = useOfficePhrases().loans;
  const locale = useLocale();
  const date = formatDate(validFrom, locale);
  if (validFrom > today) return <Badge tone="info">{offers.ageFuture({ date })}</Badge>;
  const age = rateAge(validFrom, today);
  const days = formatCount(age, locale);
  return (
    <span title={date}>
      {isRateOverdue(validFrom, today, mostDays) ? (
        <Badge tone="warning" icon="clock">
          {offers.overdue({ days })}
        </Badge>
      ) : (
        <span className="loan-age">{age === 0 ? offers.ageToday : offers.age({ days })}</span>
      )}
    </span>
  );
}
