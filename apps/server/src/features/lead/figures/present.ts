import type { LeadFigurePart, LeadFigureValue } from '@ayrac/contract/office/lead-figures.ts';
import type { Span } from '@ayrac/domain/dashboard/period.ts';
import {
  figuresOf,
  type LeadFigures,
  type LeadTally,
  leadFigureNames,
  noLeads,
} from '@ayrac/domain/lead/lead-figures.ts';
import type { CountedAnswers, CountedLeads } from './queries.ts';

const MOST_PARTS = 50;

/** Counts from which the figures are presented. */
export interface FigureParts {
  /** The most requests first. */
  readonly counts: readonly CountedLeads[];
  readonly answers: readonly CountedAnswers[];
}

/** Presents the figures of a period beside those of the one before. */
export function presentFigures(parts: FigureParts): LeadFigureValue[] {
  const ofAll = (isPresent: boolean): LeadFigures => {
    const counted = parts.counts.find((row) => row.of === 'all' && row.isPresent === isPresent);
    return figuresOf(counted === undefined ? noLeads : tallyOf(parts, counted));
  };
  const [present, before] = [ofAll(true), ofAll(false)];
  return leadFigureNames.map((name) => ({ name, value: present[name], before: before[name] }));
}

/** Returns the owners or brands with the most requests in the period. */
export function largestParts({ counts }: FigureParts, of: 'owner' | 'brand'): readonly CountedLeads[] {
  return counts.filter((row) => row.of === of && row.isPresent).slice(0, MOST_PARTS);
}

/** Presents the figures of one owner or brand beside those of the period before. */
export function presentPart(
  parts: FigureParts,
  counted: CountedLeads,
  names: ReadonlyMap<string, string>,
): LeadFigurePart {
  const id = idOf(counted);
  const earlier = parts.counts.find((row) => row.of === counted.of && !row.isPresent && idOf(row) === id);
  return {
    ...{ id, name: names.get(id ?? '') ?? null },
    ...figuresOf(tallyOf(parts, counted)),
    before: figuresOf(earlier === undefined ? noLeads : tallyOf(parts, earlier)),
  };
}

/** Returns the owner or brand of a row; null for leads without an owner. */
export function idOf({ of, ownerId, brandId }: Pick<CountedLeads, 'of' | 'ownerId' | 'brandId'>) {
  return of === 'owner' ? ownerId : brandId;
}

/** Presents a period by its first instant and its exclusive end. */
export function presentSpan({ from, to }: Span) {
  return { from: from.toISOString(), to: to.toISOString() };
}

function tallyOf({ answers }: FigureParts, counted: CountedLeads): LeadTally {
  const isSame = (row: CountedAnswers) =>
    row.of === counted.of && row.isPresent === counted.isPresent && idOf(row) === idOf(counted);
  return { ...counted, answers: answers.filter(isSame) };
}
