import { useLocale } from '@ayrac/browser/locale.ts';
import { type ScreenPhrases, usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { ComparedCellValue, ComparedRowValue } from '@ayrac/contract/comparison.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { BestMark } from './best-mark.tsx';

type Words = ScreenPhrases['campaignFacts'];
type Fact = ComparedRowValue['fact'];

interface ComparedCellProps {
  readonly row: ComparedRowValue;
  readonly place: number;
}

/** Value of one campaign in a row, and why it is the best, if it is. */
export function ComparedCell({ row, place }: ComparedCellProps) {
  const compare = useScreenPhrases('compare');
  const cell = row.cells[place];
  const reasons: Partial<Record<Fact, string>> = compare.best;
  const reason = row.best.includes(place) ? reasons[row.fact] : undefined;
  return (
    <>
      {cell && <Value fact={row.fact} cell={cell} />}
      {reason !== undefined && <BestMark reason={reason} />}
    </>
  );
}

function Value({ fact, cell }: { readonly fact: Fact; readonly cell: ComparedCellValue }) {
  const { campaign } = usePhrases();
  const compare = useScreenPhrases('compare');
  const words = useScreenPhrases('campaignFacts');
  const locale = useLocale();
  switch (cell.kind) {
    case 'value':
      return shown(fact, cell.value, words, locale);
    case 'text':
      return <ForeignText value={cell.text} />;
    case 'quantity':
      return compare.units[cell.unit]({ amount: formatNumber(cell.amount, locale) });
    case 'open-ended':
      return campaign.openEnded;
    case 'unstated':
      return <span className="compare-missing">{compare.unstated}</span>;
    case 'not-applicable':
      return <span className="compare-missing">{compare.notApplicable}</span>;
  }
}

/** Returns a value with its unit, as on the campaign's own page. */
function shown(fact: Fact, value: number | string | boolean, words: Words, locale: Locale): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') {
    if (fact === 'endAt') return formatDate(value, locale);
    const names: Readonly<Record<string, string>> = { ...words.fuels, ...words.gears };
    return names[value] ?? value;
  }
  switch (fact) {
    case 'discountPercent':
    case 'interestRate':
      return formatPercent(value, locale);
    case 'term':
      return words.months({ count: value });
    case 'installment':
      return words.installments({ count: value });
    case 'range':
      return words.kilometres({ count: formatNumber(value, locale) });
    case 'batteryCapacity':
      return words.kilowattHours({ count: formatNumber(value, locale) });
    // A year is written without a thousands separator.
    case 'modelYear':
    case 'seatingCapacity':
    case 'doorCount':
      return String(value);
    default:
      return formatMoney(value, locale, { trimWhole: true });
  }
}
