import { soonLimit } from '@ayrac/domain/campaign/campaign-time.ts';
import type { CareKind } from '@ayrac/domain/dashboard/care.ts';
import type { FigureName } from '@ayrac/domain/dashboard/figures.ts';
import type { Span } from '@ayrac/domain/dashboard/period.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';

/** Returns the address of the list that a figure counts in a period. */
export function rowsOfFigure(name: FigureName, { from, to }: Span): string {
  const since = dayOf(from);
  switch (name) {
    case 'requests':
      return `/crm-admin/leads?sort=-createdAt&createdAtFrom=${since}`;
    case 'response':
      return `/crm-admin/leads?lastContactAtFrom=${since}`;
    case 'ending':
      return endingSoon(to);
    case 'members':
      return `/admin/customers?createdAtFrom=${since}`;
    default:
      return '/admin/campaigns?state=live';
  }
}

/** Returns the address of the list where a task is done. */
export function rowsOfCare(kind: CareKind, now: Date): string {
  return kind === 'ending' ? endingSoon(now) : ofCare[kind];
}

/** Returns the address where a campaign is edited. */
export function wayToCampaign(id: string): string {
  return `/admin/campaign-wizard?id=${id}`;
}

const ofCare: Readonly<Record<Exclude<CareKind, 'ending'>, string>> = {
  'data-requests': '/admin/data-requests',
  inbox: '/admin/inbox?sort=createdAt&state=new%2Cread&isSuspect=false',
  'suspect-requests': '/crm-admin/suspect-leads',
  'dead-mails': '/admin/jobs',
  unchecked: '/admin/campaigns?sort=checkedAt&isUnchecked=true',
  'old-rates': '/admin/loan-offers',
  'no-picture': '/admin/campaigns?state=live&hasPicture=false',
  'empty-searches': '/admin/search',
};

function endingSoon(now: Date): string {
  return `/admin/campaigns?sort=endAt&state=live&endAtTo=${dayOf(soonLimit(now))}`;
}
