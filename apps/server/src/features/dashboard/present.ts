import type { Care, FigureDay, FigureValue } from '@ayrac/contract/office/dashboard.ts';
import { type Counted, medianOf } from '@ayrac/domain/dashboard/figures.ts';
import { daysOf, type Span } from '@ayrac/domain/dashboard/period.ts';
import type { CareRow } from './care-queries.ts';
import type { FlowRow } from './queries.ts';

interface Totals {
  readonly live: number | null;
  readonly ending: number | null;
}

/** Data of the figures: new items, the number of live campaigns, and response times. */
export interface FigureParts {
  readonly flows: readonly FlowRow[];
  readonly totals: Readonly<Record<'current' | 'before', Totals>>;
  readonly responses: Readonly<Record<'current' | 'before', readonly Counted[]>>;
}

/** Presents the six figures beside those of the period before, in the order of the dashboard. */
export function presentFigures({ flows, totals, responses }: FigureParts): FigureValue[] {
  const flow = (name: FlowRow['figure']): FigureValue => ({
    name,
    value: sumOf(flows, name, true),
    before: sumOf(flows, name, false),
  });
  const totalFigure = (name: keyof Totals): FigureValue => ({
    name,
    value: totals.current[name],
    before: totals.before[name],
  });
  const response: FigureValue = {
    name: 'response',
    value: medianOf(responses.current),
    before: medianOf(responses.before),
  };
  return [
    flow('requests'),
    response,
    totalFigure('live'),
    totalFigure('ending'),
    flow('views'),
    flow('members'),
  ];
}

/** Presents the new items for each day of a period, including days without any. */
export function presentDays(flows: readonly FlowRow[], span: Span): FigureDay[] {
  const known = new Map(
    flows.filter(({ isCurrent }) => isCurrent).map(({ figure, day, value }) => [`${figure} ${day}`, value]),
  );
  return daysOf(span).map((day) => {
    const of = (figure: string) => known.get(`${figure} ${day}`) ?? 0;
    return { day, requests: of('requests'), views: of('views'), members: of('members') };
  });
}

/** Presents one kind of item that needs attention. Instants arrive in the database's text format. */
export function presentCare({ kind, count, items }: CareRow): Care {
  return {
    kind,
    count,
    items: items.map(({ at, ...item }) => ({
      ...item,
      at: at === null ? null : new Date(at).toISOString(),
    })),
  };
}

function sumOf(flows: readonly FlowRow[], name: FlowRow['figure'], isCurrent: boolean): number {
  return flows
    .filter((row) => row.figure === name && row.isCurrent === isCurrent)
    .reduce((sum, { value }) => sum + value, 0);
}
