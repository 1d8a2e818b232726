import type { Role } from '@ayrac/domain/access.ts';
import {
  findOfficeScreen,
  mayOpenOfficeScreen,
  type OfficeGroup,
  type OfficeScreen,
  officeScreens,
} from '@ayrac/domain/office-screens.ts';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { useLocation } from 'react-router';

/** What stands beside a screen's name; an icon that the kit does not have does not compile. */
export function iconOf({ icon }: OfficeScreen): IconName {
  return icon;
}

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
