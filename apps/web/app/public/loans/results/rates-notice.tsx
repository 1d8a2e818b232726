import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';

interface RatesNoticeProps {
  readonly table: Pick<LoanTable, 'validFrom' | 'isExample'>;
}

/**
 * Date of the rates, and a note that only the bank's own offer is binding. A paragraph without a box, because the offers
 * below it belong to the first screen of a phone.
 */
export function RatesNotice({ table: { validFrom, isExample } }: RatesNoticeProps) {
  const loans = useScreenPhrases('loanResults');
  const date = formatDate(validFrom, useLocale());
  const tone = isExample ? 'text-warning' : 'text-info';
  return (
    <p className="flex gap-2 text-ink-soft text-small">
      <Icon name={isExample ? 'triangle-alert' : 'info'} size="small" className={classes('mt-0.5', tone)} />
      <span>
        <strong className={classes('font-strong', tone)}>
          {isExample ? loans.exampleTitle({ date }) : loans.ratesTitle({ date })}.
        </strong>{' '}
        {isExample ? loans.exampleText : loans.ratesText}
      </span>
    </p>
  );
}
