import { useLocale } from '@ayrac/browser/locale.ts';
import type { FigureValue } from '@ayrac/contract/office/dashboard.ts';
import { type FigureName, growthOf } from '@ayrac/domain/dashboard/figures.ts';
import type { Span } from '@ayrac/domain/dashboard/period.ts';
import { formatCount, formatPercent } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { DashboardWords } from '@ayrac/phrases/tr/office/dashboard.ts';
import { Link } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { durationText } from './duration.ts';
import { rowsOfFigure } from './rows.ts';

/** What more of it means; of the others it is neither good nor bad. */
const meanings: Partial<Readonly<Record<FigureName, 'good' | 'bad'>>> = {
  requests: 'good',
  views: 'good',
  members: 'good',
  response: 'bad',
};

interface FigureTilesProps {
  readonly figures: readonly FigureValue[];
  readonly period: Span;
}

/** The figures with what they were in the period before, each leading to the rows that it counts. */
export function FigureTiles({ figures, period }: FigureTilesProps) {
  return (
    <ul className="figure-tiles">
      {figures.map((figure) => (
        <Tile key={figure.name} {...figure} rows={rowsOfFigure(figure.name, period)} />
      ))}
    </ul>
  );
}

function Tile({ name, value, before, rows }: FigureValue & { readonly rows: string }) {
  const { dashboard: words } = useOfficePhrases();
  const locale = useLocale();
  const label = words.figures[name];
  return (
    <li className="figure-tile">
      <p className="figure-tile-label">
        <Link to={rows} className="figure-tile-link" aria-label={words.rows({ figure: label })}>
          {label}
        </Link>
      </p>
      <p className={value === null ? 'figure-tile-none' : 'figure-tile-value'}>
        {value === null ? words.none : valueText(name, value, words, locale)}
      </p>
      <p className="figure-tile-before">
        <Growth name={name} value={value} before={before} />
        {before === null
          ? words.beforeUnknown
          : words.before({ value: valueText(name, before, words, locale) })}
      </p>
    </li>
  );
}

function Growth({ name, value, before }: FigureValue) {
  const { dashboard: words } = useOfficePhrases();
  const locale = useLocale();
  const growth = growthOf(value, before);
  if (growth === null) return null;
  if (growth === 0) return <span className="growth">{words.same}</span>;
  const percent = formatPercent(Math.abs(growth), locale);
  const isGood = meanings[name] === undefined ? undefined : (meanings[name] === 'good') === growth > 0;
  return (
    <span className="growth" data-meaning={isGood === undefined ? undefined : isGood ? 'good' : 'bad'}>
      <Icon name={growth > 0 ? 'trending-up' : 'trending-down'} size="small" />
      {growth > 0 ? words.up({ percent }) : words.down({ percent })}
    </span>
  );
}

function valueText(name: FigureName, value: number, words: DashboardWords, locale: Locale): string {
  return name === 'response' ? durationText(value, words, locale) : formatCount(value, locale);
}
