import { type Counted, medianOf, percentileOf } from '../dashboard/figures.ts';

/** Figures of a period's requests, in order of display. `slowest` is the 90th percentile of response times. */
export const leadFigureNames = ['requests', 'median', 'slowest', 'inTime', 'contacted', 'won'] as const;

/** Figure of a period's requests. */
export type LeadFigureName = (typeof leadFigureNames)[number];

/** Counts of a period's requests. */
export interface LeadTally {
  readonly requests: number;
  readonly contacted: number;
  /** Requests that were answered or whose deadline has passed. */
  readonly timed: number;
  readonly inTime: number;
  readonly won: number;
  readonly lost: number;
  /** Response times in minutes of business hours, with the number of requests for each. */
  readonly answers: readonly Counted[];
}

/**
 * Figures of a tally: numbers of requests, response times in minutes of business hours, and `inTime` in percent. Null
 * when there is nothing to compute from.
 */
export type LeadFigures = Readonly<Record<'requests' | 'contacted' | 'won' | 'lost', number>> &
  Readonly<Record<'median' | 'slowest' | 'inTime', number | null>>;

/** Computes the figures of a tally. A request whose deadline has not passed is neither in time nor late. */
export function figuresOf({ answers, timed, inTime, ...counts }: LeadTally): LeadFigures {
  const { requests, contacted, won, lost } = counts;
  return {
    ...{ requests, contacted, won, lost },
    median: medianOf(answers),
    slowest: percentileOf(answers, 0.9),
    inTime: timed === 0 ? null : Math.round((inTime / timed) * 100),
  };
}
