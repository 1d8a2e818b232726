import type { CareKind } from '@ayrac/domain/dashboard/care.ts';
import type { FigureName } from '@ayrac/domain/dashboard/figures.ts';
import { findOfficeScreen } from '@ayrac/domain/office-screens.ts';

/** The lists whose rows the figures count. */
const ofFigures: Readonly<Record<FigureName, string>> = {
  requests: '/admin/form-campaigns',
  response: '/crm-admin/leads',
  live: '/admin/campaigns?status=live',
  ending: '/admin/campaigns?state=live&sort=endAt',
  views: '/admin/campaigns?state=live',
  members: '/admin/customers?sort=-createdAt',
};

/** The lists in which what needs care is mended. */
const ofCare: Readonly<Record<CareKind, string>> = {
  'data-requests': '/admin/data-requests',
  inbox: '/admin/inbox',
  'suspect-requests': '/admin/forms?isSuspect=true',
  'dead-mails': '/admin/jobs',
  ending: '/admin/campaigns?state=live&sort=endAt',
  unchecked: '/admin/campaigns?isUnchecked=true&sort=checkedAt',
  'old-rates': '/admin/loan-offers',
  'no-picture': '/admin/campaign-images',
  'empty-searches': '/admin/search',
};

/** Where the rows behind a figure stand; undefined while that screen is being worked on. */
export function rowsOfFigure(name: FigureName): string | undefined {
  return ifThere(ofFigures[name]);
}

/** Where what needs care is mended; undefined while that screen is being worked on. */
export function rowsOfCare(kind: CareKind): string | undefined {
  return ifThere(ofCare[kind]);
}

/** Where a campaign is changed; undefined while that screen is being worked on. */
export function wayToCampaign(id: string): string | undefined {
  return ifThere(`/admin/campaign-wizard?id=${id}`);
}

function ifThere(address: string): string | undefined {
  const [path = ''] = address.split('?');
  return findOfficeScreen(path) === undefined ? undefined : address;
}
