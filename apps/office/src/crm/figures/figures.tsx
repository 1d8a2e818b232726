import { useLocale } from '@ayrac/browser/locale.ts';
import { type FigurePeriod, figurePeriods } from '@ayrac/domain/dashboard/period.ts';
import { formatCount, formatDate } from '@ayrac/domain/text/format.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { DayFlow } from '#office/chart/day-flow.tsx';
import { ShareTable } from '#office/chart/share-table.tsx';
import { ReferencePicker } from '#office/fields/reference/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Part } from '#office/screen/part.tsx';
import { useOwnBrandId } from '../own-brand.ts';
import { LeadTiles } from './lead-tiles.tsx';
import { MonthSelect } from './month-select.tsx';
import { PartsTable } from './parts-table.tsx';
import { PressingNow } from './pressing-now.tsx';
import { type FigureFilters, useFigureFilters, useLeadFigures } from './use-lead-figures.ts';
import { usePrint } from './use-print.ts';
import '#office/screen/panels.css';
import './figures.css';

const flows = ['requests', 'contacted', 'won'] as const;

/** Statistics of requests in a period: all, or those of a brand or person. */
export function Component() {
  const { leadFigures: words, dashboard } = useOfficePhrases();
  const locale = useLocale();
  const [filters, changeFilters] = useFigureFilters();
  const answer = useLeadFigures(filters);
  const print = usePrint(filters);
  const isOfAllBrands = useOwnBrandId() === undefined;
  const isBusy = answer.isPlaceholderData || undefined;
  const { current } = answer.data ?? {};
  const count = (value: number) => formatCount(value, locale);
  return (
    <div className="dashboard lead-figures">
      <header className="dashboard-head">
        <h1 className="screen-title">{words.title}</h1>
        <p className="dashboard-counted">
          {current &&
            words.printed({
              from: formatDate(current.from, locale),
              to: formatDate(lastOf(current), locale),
            })}
        </p>
        <Segments<FigurePeriod | ''>
          legend={words.period}
          legendHidden
          segments={figurePeriods.map((value) => ({ value, label: dashboard.periods[value] }))}
          value={filters.month === '' ? filters.period : ''}
          onChange={(period) => period !== '' && changeFilters({ period, month: '' })}
        />
        <div className="lead-figures-choice">
          <MonthSelect value={filters.month} onChange={(month) => changeFilters({ month })} />
          {isOfAllBrands && (
            <ReferencePicker
              to="lead-brands"
              label={words.brand}
              placeholder={words.anyBrand}
              value={filters.brandId}
              onChange={(brandId) => changeFilters({ brandId })}
            />
          )}
          <ReferencePicker
            to="lead-owners"
            label={words.person}
            placeholder={words.anybody}
            value={filters.ownerId}
            onChange={(ownerId) => changeFilters({ ownerId })}
          />
          <Button variant="secondary" icon="printer" onClick={print}>
            {words.print}
          </Button>
          {filters.month !== '' && filters.ownerId === '' && (
            <ButtonLink to={reportOf(filters)} reloadDocument download variant="secondary" icon="download">
              {words.pdf.download}
            </ButtonLink>
          )}
        </div>
      </header>
      <PressingNow filters={filters} />
      <p className="lead-figures-about">{words.about}</p>
      <Part answer={answer} height="chart">
        {({ current: shown, figures, days, people, brands, lost }) =>
          people.length === 0 ? (
            <EmptyState
              icon="chart-column"
              title={words.empty}
              actions={
                <Button
                  variant="secondary"
                  onClick={() => changeFilters({ period: '90', month: '', brandId: '', ownerId: '' })}
                >
                  {words.widen}
                </Button>
              }
            >
              {words.emptyText}
            </EmptyState>
          ) : (
            <div className="dashboard-main" aria-busy={isBusy}>
              <LeadTiles
                figures={figures}
                filters={filters}
                from={new Date(shown.from)}
                to={new Date(shown.to)}
              />
              <section className="panel" aria-labelledby="lead-flow">
                <DayFlow days={days} flows={flows} words={words.flow} headingId="lead-flow" />
              </section>
              {filters.ownerId === '' && (
                <PartsTable title={words.people} parts={people} unknown={words.nobody} />
              )}
              {isOfAllBrands && filters.brandId === '' && (
                <PartsTable title={words.brands} parts={brands} unknown={words.none} />
              )}
              <section className="panel">
                <h2 className="panel-title">{words.lost}</h2>
                {lost.length === 0 ? (
                  <p className="panel-empty">{words.nothingLost}</p>
                ) : (
                  <ShareTable
                    caption={words.lost}
                    heads={[words.lostHeads.reason, words.lostHeads.leads]}
                    shares={lost.map(({ leads, ...reason }) => ({ ...reason, value: leads }))}
                    format={count}
                  />
                )}
              </section>
            </div>
          )
        }
      </Part>
    </div>
  );
}

/** Returns the address of a month's report. */
function reportOf({ month, brandId }: FigureFilters): string {
  const query = new URLSearchParams({ month, ...(brandId !== '' && { brandId }) });
  return `/api/crm/figures/report?${query}`;
}

/** Returns the last instant of a span, whose end is exclusive. */
function lastOf({ to }: { readonly to: string }): Date {
  return new Date(Date.parse(to) - 1);
}
