import { growthOf, pointsBetween } from '@ayrac/domain/dashboard/figures.ts';
import { formatCount, formatPercent } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';

interface FigureTileProps {
  readonly label: string;
  /** Address of the list that the figure counts, and the link's label. */
  readonly rows: string;
  readonly rowsLabel: string;
  readonly value: number | null;
  readonly before: number | null;
  /** Whether a higher figure is good. Undefined if neither good nor bad. */
  readonly isMoreGood: boolean | undefined;
  /** Whether the figure is itself in percent, so that it is compared in percentage points. */
  readonly isPercent?: boolean;
  readonly format: (value: number) => string;
  readonly locale: Locale;
}

/** A figure compared with the previous period, linked to the rows that it counts. */
export function FigureTile({ label, rows, rowsLabel, format, ...figure }: FigureTileProps) {
  const { dashboard: words } = useOfficePhrases();
  const { value, before } = figure;
  return (
    <li className="figure-tile">
      <p className="figure-tile-label">
        <Link to={rows} className="figure-tile-link" aria-label={rowsLabel}>
          {label}
        </Link>
      </p>
      <p className={value === null ? 'figure-tile-none' : 'figure-tile-value'}>
        {value === null ? words.none : format(value)}
      </p>
      <p className="figure-tile-before">
        <Growth {...figure} />
        {before === null ? words.beforeUnknown : words.before({ value: format(before) })}
      </p>
    </li>
  );
}

function Growth({
  value,
  before,
  isMoreGood,
  isPercent = false,
  locale,
}: Pick<FigureTileProps, 'value' | 'before' | 'isMoreGood' | 'isPercent' | 'locale'>) {
  const { dashboard: words } = useOfficePhrases();
  const growth = isPercent ? pointsBetween(value, before) : growthOf(value, before);
  if (growth === null) return null;
  if (growth === 0) return <span className="growth">{words.same}</span>;
  const size = Math.abs(growth);
  const by = isPercent ? words.points({ count: formatCount(size, locale) }) : formatPercent(size, locale);
  const isGood = isMoreGood === undefined ? undefined : isMoreGood === growth > 0;
  return (
    <span className="growth" data-meaning={isGood === undefined ? undefined : isGood ? 'good' : 'bad'}>
      <Icon name={growth > 0 ? 'trending-up' : 'trending-down'} size="small" />
      {growth > 0 ? words.up({ by }) : words.down({ by })}
    </span>
  );
}
