import { useLocale } from '@ayrac/browser/locale.ts';
import type { FigureValue } from '@ayrac/contract/office/dashboard.ts';
import { durationText } from '@ayrac/domain/dashboard/duration.ts';
import { rowsOfFigure } from '@ayrac/domain/dashboard/figure-rows.ts';
import type { FigureName } from '@ayrac/domain/dashboard/figures.ts';
import type { FigurePeriod, Span } from '@ayrac/domain/dashboard/period.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { DashboardWords } from '@ayrac/phrases/tr/office/dashboard.ts';
import { FigureTile } from '#office/chart/figure-tile.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Whether a higher figure is good or bad. Others are neutral. */
const meanings: Partial<Readonly<Record<FigureName, 'good' | 'bad'>>> = {
  requests: 'good',
  views: 'good',
  members: 'good',
  response: 'bad',
};

interface FigureTilesProps {
  readonly figures: readonly FigureValue[];
  readonly period: FigurePeriod;
  readonly span: Span;
}

/** The figures compared with the previous period, each linked to the rows that it counts. */
export function FigureTiles({ figures, period, span }: FigureTilesProps) {
  const { dashboard: words } = useOfficePhrases();
  const locale = useLocale();
  return (
    <ul className="figure-tiles">
      {figures.map(({ name, value, before }) => (
        <FigureTile
          key={name}
          label={words.figures[name]}
          rows={rowsOfFigure(name, period, span)}
          rowsLabel={words.rows({ figure: words.figures[name] })}
          value={value}
          before={before}
          isMoreGood={meanings[name] === undefined ? undefined : meanings[name] === 'good'}
          format={(figure) => valueText(name, figure, words, locale)}
          locale={locale}
        />
      ))}
    </ul>
  );
}

function valueText(name: FigureName, value: number, words: DashboardWords, locale: Locale): string {
  return name === 'response' ? durationText(value, words, locale) : formatCount(value, locale);
}
