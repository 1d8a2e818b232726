import { soonLimit } from '../campaign/campaign-time.ts';
import { dayOf } from '../time/working-day.ts';
import type { FigureName } from './figures.ts';
import type { FigurePeriod, Span } from './period.ts';

/** Where the rows stand that a figure of the dashboard counts in a period: as many as it says. */
export function rowsOfFigure(name: FigureName, period: FigurePeriod, { from, to }: Span): string {
  const since = dayOf(from);
  switch (name) {
    case 'requests':
      return `/crm-admin/leads?sort=-createdAt&createdAtFrom=${since}`;
    case 'response':
      // Half of them waited no longer.
      return `/crm-admin/leads?sort=-createdAt&firstContactAtFrom=${since}`;
    case 'live':
      return '/admin/campaigns?state=live';
    case 'ending':
      return rowsEndingSoon(to);
    case 'views':
      // Nobody keeps who looked at what for longer than a day: its rows are the days.
      return `/admin/dashboard?period=${period}&flow=views`;
    case 'members':
      return `/admin/customers?createdAtFrom=${since}`;
  }
}

/** Where the live campaigns stand that end within the days that count as soon. */
export function rowsEndingSoon(now: Date): string {
  return `/admin/campaigns?sort=endAt&state=live&endAtTo=${dayOf(soonLimit(now))}`;
}
