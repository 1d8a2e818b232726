import type { LeadFigurePart, LeadFigureValue } from '@ayrac/contract/office/lead-figures.ts';
import type { Span } from '@ayrac/domain/dashboard/period.ts';
import { figuresOf, type LeadTally, leadFigureNames } from '@ayrac/domain/lead/lead-figures.ts';
import type { CountedLeads } from './queries.ts';

const MOST_PARTS = 50;
const MINUTES_BYTES = 4;

/** Counts of a period and of the one before, by owner and brand. */
export interface ComparedCounts {
  readonly current: readonly CountedLeads[];
  readonly before: readonly CountedLeads[];
}

/** Counts of one owner or brand, which may have none before. An owner's id is null for leads without one. */
interface ComparedPart extends ComparedCounts {
  readonly id: string | null;
}

/** Presents the figures of a period beside those of the one before. */
export function presentFigures(counts: ComparedCounts): LeadFigureValue[] {
  const [current, before] = [figuresOf(sumUp(counts.current)), figuresOf(sumUp(counts.before))];
  return leadFigureNames.map((name) => ({ name, value: current[name], before: before[name] }));
}

/** Returns the owners or brands with the most requests in the period, the largest first. */
export function largestParts(
  { current, before }: ComparedCounts,
  idOf: (row: CountedLeads) => string | null,
): readonly ComparedPart[] {
  const earlier = Map.groupBy(before, idOf);
  return [...Map.groupBy(current, idOf)]
    .map(([id, rows]) => ({
      id,
      current: rows,
      before: earlier.get(id) ?? [],
      size: sumOf(rows, 'requests'),
    }))
    .toSorted((one, other) => other.size - one.size || compareIds(one.id, other.id))
    .slice(0, MOST_PARTS);
}

/** Presents the figures of one owner or brand beside those of the period before. */
export function presentPart(
  { id, current, before }: ComparedPart,
  names: ReadonlyMap<string, string>,
): LeadFigurePart {
  return {
    ...{ id, name: names.get(id ?? '') ?? null },
    ...figuresOf(sumUp(current)),
    before: figuresOf(sumUp(before)),
  };
}

/** Presents a period by its first instant and its exclusive end. */
export function presentSpan({ from, to }: Span) {
  return { from: from.toISOString(), to: to.toISOString() };
}

function sumUp(rows: readonly CountedLeads[]): LeadTally {
  const answers = new Map<number, number>();
  for (const { minutes } of rows) {
    for (let at = 0; at < (minutes?.length ?? 0); at += MINUTES_BYTES) {
      const value = minutes?.readInt32BE(at) ?? 0;
      answers.set(value, (answers.get(value) ?? 0) + 1);
    }
  }
  return {
    requests: sumOf(rows, 'requests'),
    contacted: sumOf(rows, 'contacted'),
    timed: sumOf(rows, 'timed'),
    inTime: sumOf(rows, 'inTime'),
    won: sumOf(rows, 'won'),
    lost: sumOf(rows, 'lost'),
    answers: [...answers].map(([value, count]) => ({ value, count })),
  };
}

function sumOf(rows: readonly CountedLeads[], name: Exclude<keyof LeadTally, 'answers'>): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}

/** Leads without an owner come last. */
function compareIds(one: string | null, other: string | null): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  return one < other ? -1 : 1;
}
