import type { Role } from '@ayrac/domain/access.ts';
import {
  findOfficeScreen,
  mayOpenOfficeScreen,
  type OfficeGroup,
  type OfficeScreen,
  type OfficeScreenName,
  officeScreens,
} from '@ayrac/domain/office-screens.ts';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { useLocation } from 'react-router';

/** What stands beside a screen's name. */
export const screenIcons: Readonly<Record<OfficeScreenName, IconName>> = {
  categories: 'folder-tree',
  audit: 'history',
  customers: 'users',
  brandCampaigns: 'tag',
  brands: 'store',
  campaignUrls: 'external-link',
  campaigns: 'ticket',
  dashboard: 'layout-dashboard',
  'campaign-images': 'image',
  'campaign-wizard': 'sparkles',
  pictures: 'camera',
  'campaign-forms-management': 'sliders-horizontal',
  'customer-campaigns': 'user',
  'customer-campaigns-management': 'gift',
  'form-campaigns': 'link',
  forms: 'file-text',
  dataRequests: 'gavel',
  inbox: 'inbox',
  imports: 'upload',
  leads: 'inbox',
  brandLeads: 'inbox',
  jobs: 'briefcase',
  loanOffers: 'percent',
  loanParameters: 'scale',
  person: 'user',
  users: 'key-round',
  redirects: 'link',
  search: 'search',
  subscribedUsers: 'mail',
};

/** A heading of the navigation with its screens. */
export interface ScreenGroup {
  readonly name: OfficeGroup;
  readonly screens: readonly OfficeScreen[];
}

/** The screens that a role may open, under their headings. */
export function screenGroups(role: Role): readonly ScreenGroup[] {
  const open = officeScreens.filter(
    // Which record a screen is about only a list knows.
    (screen) => mayOpenOfficeScreen(role, screen) && !screen.path.includes('/:'),
  );
  const groups = Map.groupBy(open, ({ group }) => group);
  return [...groups].map(([name, screens]) => ({ name, screens }));
}

/** The screen that is shown. */
export function useScreen(): OfficeScreen | undefined {
  return findOfficeScreen(useLocation().pathname);
}
