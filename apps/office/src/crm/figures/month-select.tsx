import { useLocale } from '@ayrac/browser/locale.ts';
import { monthName } from '@ayrac/domain/text/month-name.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { monthsUpTo } from './months.ts';

interface MonthSelectProps {
  /** `YYYY-MM`, or empty. */
  readonly value: string;
  readonly onChange: (month: string) => void;
}

/** Selects a month of the last two years, or an earlier one from the address. */
export function MonthSelect({ value, onChange }: MonthSelectProps) {
  const { leadFigures: words } = useOfficePhrases();
  const locale = useLocale();
  const months = monthsUpTo(new Date());
  const offered = value === '' || months.includes(value) ? months : [...months, value];
  return (
    <div className="field-box">
      <select
        className="field-control"
        aria-label={words.month}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{words.anyMonth}</option>
        {offered.map((month) => (
          <option key={month} value={month}>
            {monthName(month, locale)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}
