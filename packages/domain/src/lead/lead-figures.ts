import { type Counted, medianOf, percentileOf } from '../dashboard/figures.ts';

/** What is told of the requests of a period, in this order; `slowest` is what nine of ten answers did not exceed. */
export const leadFigureNames = ['requests', 'median', 'slowest', 'inTime', 'contacted', 'won'] as const;

/** A figure of the requests of a period. */
export type LeadFigureName = (typeof leadFigureNames)[number];

/** Requests as they were counted. */
export interface LeadTally {
  readonly requests: number;
  readonly contacted: number;
  /** Those that were answered, or whose time to be answered is over. */
  readonly timed: number;
  readonly inTime: number;
  readonly won: number;
  readonly lost: number;
  /** How many were first answered after how many minutes of business hours. */
  readonly answers: readonly Counted[];
}

/** Nothing was asked. */
export const noLeads: LeadTally = {
  ...{ requests: 0, contacted: 0, timed: 0, inTime: 0, won: 0, lost: 0 },
  answers: [],
};

/** What a tally tells: numbers of requests, minutes of business hours, and percent; null where nothing can be told. */
export type LeadFigures = Readonly<Record<'requests' | 'contacted' | 'won' | 'lost', number>> &
  Readonly<Record<'median' | 'slowest' | 'inTime', number | null>>;

/** The figures of a tally. A request that still has time is neither in time nor late. */
export function figuresOf({ answers, timed, inTime, ...counts }: LeadTally): LeadFigures {
  const { requests, contacted, won, lost } = counts;
  return {
    ...{ requests, contacted, won, lost },
    median: medianOf(answers),
    slowest: percentileOf(answers, 0.9),
    inTime: timed === 0 ? null : Math.round((inTime / timed) * 100),
  };
}
