import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';

interface RatesProps {
  readonly table: Pick<LoanTable, 'validFrom' | 'isExample'>;
}

function useRatesTexts({ validFrom, isExample }: RatesProps['table']) {
  const loans = useScreenPhrases('loanResults');
  const date = formatDate(validFrom, useLocale());
  return isExample
    ? { title: loans.exampleTitle({ date }), text: loans.exampleText }
    : { title: loans.ratesTitle({ date }), text: loans.ratesText };
}

/** Date of the rates, and a note that only the bank's own offer is binding. */
export function RatesNotice({ table }: RatesProps) {
  const { title, text } = useRatesTexts(table);
  return (
    <Notice tone={table.isExample ? 'warning' : 'info'} title={title}>
      <p className="text-small">{text}</p>
    </Notice>
  );
}

/** The same as a single paragraph. */
export function RatesLine({ table }: RatesProps) {
  const { title, text } = useRatesTexts(table);
  return (
    <p className="flex gap-2 text-ink-soft text-small">
      <Icon name="triangle-alert" size="small" className="mt-0.5 text-warning" />
      <span>
        <strong className="font-strong text-warning">{title}.</strong> {text}
      </span>
    </p>
  );
}
