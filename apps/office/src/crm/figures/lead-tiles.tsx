import { useLocale } from '@ayrac/browser/locale.ts';
import type { LeadFigureValue } from '@ayrac/contract/office/lead-figures.ts';
import type { Span } from '@ayrac/domain/dashboard/period.ts';
import type { LeadFigureName } from '@ayrac/domain/lead/lead-figures.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { FigureTile } from '#office/chart/figure-tile.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFigureText } from './use-figure-text.ts';
import type { FigureFilters } from './use-lead-figures.ts';

/** Figures for which higher is worse. */
const worse: ReadonlySet<LeadFigureName> = new Set(['median', 'slowest']);

interface LeadTilesProps {
  readonly figures: readonly LeadFigureValue[];
  readonly filters: FigureFilters;
  readonly from: Date;
  readonly to: Date;
}

/** The figures compared with the previous period, each linked to the requests that it counts. */
export function LeadTiles({ figures, filters, from, to }: LeadTilesProps) {
  const { leadFigures: words } = useOfficePhrases();
  const locale = useLocale();
  const textOf = useFigureText();
  return (
    <ul className="figure-tiles">
      {figures.map(({ name, value, before }) => (
        <FigureTile
          key={name}
          label={words.figures[name]}
          rows={rowsOf(name, filters, { from, to })}
          rowsLabel={words.rows({ figure: words.figures[name] })}
          value={value}
          before={before}
          isMoreGood={!worse.has(name)}
          isPercent={name === 'inTime'}
          format={(figure) => textOf(name, figure)}
          locale={locale}
        />
      ))}
    </ul>
  );
}

function rowsOf(name: LeadFigureName, { brandId, ownerId }: FigureFilters, { from, to }: Span): string {
  const query = new URLSearchParams({
    sort: '-createdAt',
    createdAtFrom: dayOf(from),
    // The end of the span is exclusive.
    createdAtTo: dayOf(new Date(to.getTime() - 1)),
    ...(name === 'won' && { stand: 'won' }),
    ...(brandId !== '' && { brandId }),
    ...(ownerId !== '' && { ownerId }),
  });
  return `/crm-admin/leads?${query}`;
}
