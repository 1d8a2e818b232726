import { useLocale } from '@ayrac/browser/locale.ts';
import { type FigurePeriod, figurePeriods } from '@ayrac/domain/dashboard/period.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { DayFlow } from '#office/chart/day-flow.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Part } from '#office/screen/part.tsx';
import { CareList } from './care-list.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { Shares } from './shares.tsx';
import { useCare, useFigures, useFlowParameter, usePeriod } from './use-dashboard.ts';
import '#office/screen/panels.css';

const flows = ['requests', 'views', 'members'] as const;

/** Figures of the site and open tasks. */
export function Component() {
  const { dashboard: words } = useOfficePhrases();
  const [period, choose] = usePeriod();
  const requestedFlow = useFlowParameter(flows);
  const figures = useFigures(period);
  const care = useCare();
  return (
    <div className="dashboard">
      <header className="dashboard-head">
        <h1 className="screen-title">{words.title}</h1>
        <CountedAt at={figures.data?.countedAt} />
        <Segments<FigurePeriod>
          legend={words.period}
          legendHidden
          segments={figurePeriods.map((value) => ({ value, label: words.periods[value] }))}
          value={period}
          onChange={choose}
        />
      </header>
      <div className="dashboard-figures" aria-busy={figures.isPlaceholderData || undefined}>
        <Part answer={figures} height="tiles">
          {({ figures: all, current: { from, to } }) => (
            <FigureTiles figures={all} period={period} span={{ from: new Date(from), to: new Date(to) }} />
          )}
        </Part>
      </div>
      <div className="dashboard-columns">
        <section className="panel" aria-labelledby="dashboard-care">
          <h2 id="dashboard-care" className="panel-title">
            {words.care.title}
          </h2>
          <Part answer={care} height="list">
            {(all) => <CareList care={all} />}
          </Part>
        </section>
        <div className="dashboard-main" aria-busy={figures.isPlaceholderData || undefined}>
          <section className="panel" aria-labelledby="dashboard-flow">
            <Part answer={figures} height="chart" isQuiet>
              {({ days }) => (
                <DayFlow
                  days={days}
                  flows={flows}
                  words={words.flow}
                  headingId="dashboard-flow"
                  requested={requestedFlow}
                />
              )}
            </Part>
          </section>
          <div className="dashboard-shares">
            <section className="panel">
              <h2 className="panel-title">{words.brands}</h2>
              <Part answer={figures} height="list" isQuiet>
                {({ brands }) => (
                  <Shares shares={brands} caption={words.brands} head={words.shareHeads.brand} isVerbatim />
                )}
              </Part>
            </section>
            <section className="panel">
              <h2 className="panel-title">{words.categories}</h2>
              <Part answer={figures} height="list" isQuiet>
                {({ categories }) => (
                  <Shares shares={categories} caption={words.categories} head={words.shareHeads.category} />
                )}
              </Part>
            </section>
          </div>
        </div>
      </div>
    </div>
  );
}

function CountedAt({ at }: { readonly at: string | null | undefined }) {
  const { dashboard: words } = useOfficePhrases();
  const locale = useLocale();
  if (at === undefined) return <p className="dashboard-counted" />;
  return (
    <p className="dashboard-counted">
      {at === null ? words.notCounted : words.countedAt({ time: formatDateTime(at, locale) })}
    </p>
  );
}
