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
  brands: 'store',
  jobs: 'briefcase',
};

/** A heading of the navigation with its screens. */
export interface ScreenGroup {
  readonly name: OfficeGroup;
  readonly screens: readonly OfficeScreen[];
}

/** The screens that a role may open, under their headings. */
export function screenGroups(role: Role): readonly ScreenGroup[] {
  const open = officeScreens.filter((screen) => mayOpenOfficeScreen(role, screen));
  const groups = Map.groupBy(open, ({ group }) => group);
  return [...groups].map(([name, screens]) => ({ name, screens }));
}

/** The screen that is shown. */
export function useScreen(): OfficeScreen | undefined {
  return findOfficeScreen(useLocation().pathname);
}
