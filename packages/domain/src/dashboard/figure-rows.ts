import { soonLimit } from '../campaign/campaign-time.ts';
import { dayOf } from '../time/working-day.ts';
import type { FigureName } from './figures.ts';
import type { FigurePeriod, Span } from './period.ts';

/**
 * Returns the office address of the rows behind a dashboard figure of a period. For figures that count rows, the list
 * has as many rows as the figure says.
 */
export function rowsOfFigure(name: FigureName, period: FigurePeriod, { from, to }: Span): string {
  const since = dayOf(from);
  switch (name) {
    case 'requests':
      return `/crm-admin/leads?sort=-createdAt&createdAtFrom=${since}`;
    case 'response':
      // The figure is the median waiting time of these leads.
      return `/crm-admin/leads?sort=-createdAt&firstContactAtFrom=${since}`;
    case 'live':
      return '/admin/campaigns?state=live';
    case 'ending':
      return rowsEndingSoon(to);
    case 'views':
      // Single views are kept for a day only, so the rows are the days of the chart.
      return `/admin/dashboard?period=${period}&flow=views`;
    case 'members':
      return `/admin/customers?createdAtFrom=${since}`;
  }
}

/** Returns the office address of the live campaigns that end soon. */
export function rowsEndingSoon(now: Date): string {
  return `/admin/campaigns?sort=endAt&state=live&endAtTo=${dayOf(soonLimit(now))}`;
}
