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
  audit: 'history',
  'brand-campaigns': 'tag',
  'brand-categories': 'bookmark',
  'brand-leads': 'inbox',
  brands: 'store',
  'campaign-forms-management': 'sliders-horizontal',
  'campaign-details': 'columns-3',
  'campaign-images': 'image',
  'campaign-urls': 'external-link',
  'campaign-wizard': 'sparkles',
  campaigns: 'ticket',
  categories: 'folder-tree',
  'customer-campaigns': 'user',
  'customer-campaigns-management': 'gift',
  customers: 'users',
  dashboard: 'layout-dashboard',
  'data-requests': 'gavel',
  edition: 'mail',
  'form-campaigns': 'link',
  forms: 'file-text',
  hours: 'clock',
  imports: 'upload',
  inbox: 'inbox',
  jobs: 'briefcase',
  leads: 'inbox',
  'loan-offers': 'percent',
  'loan-parameters': 'scale',
  'lost-reasons': 'trending-down',
  person: 'user',
  pictures: 'camera',
  redirects: 'link',
  search: 'search',
  'subscribed-users': 'mail',
  texts: 'gavel',
  users: 'key-round',
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
