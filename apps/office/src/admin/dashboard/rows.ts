import type { CareKind } from '@ayrac/domain/dashboard/care.ts';
import { rowsEndingSoon } from '@ayrac/domain/dashboard/figure-rows.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';

/** Returns the address of the list where a task is done. */
export function rowsOfCare(kind: CareKind, now: Date): string {
  return kind === 'ending' ? rowsEndingSoon(now) : ofCare[kind];
}

/** Returns the address where a campaign is edited. */
export function wayToCampaign(id: string): string {
  return `/admin/campaign-wizard?id=${id}`;
}

/** Returns the address where the overdue rates of a loan type are reviewed. */
export function wayToRates(type: LoanType): string {
  return `/admin/loan-offers?type=${type}&overdue=true`;
}

const ofCare: Readonly<Record<Exclude<CareKind, 'ending'>, string>> = {
  'data-requests': '/admin/data-requests?isAnswered=false',
  inbox: '/admin/inbox?sort=createdAt&state=new%2Cread&isSuspect=false',
  'suspect-requests': '/crm-admin/suspect-leads',
  'dead-mails': '/admin/jobs?tab=mails',
  contradictory: '/admin/campaigns?state=live&isContradictory=true',
  unchecked: '/admin/campaigns?sort=checkedAt&isUnchecked=true',
  'old-rates': '/admin/loan-offers?overdue=true',
  'no-picture': '/admin/campaigns?state=live&hasPicture=false',
  'empty-searches': '/admin/search?tab=queries&only=empty&period=7',
};
