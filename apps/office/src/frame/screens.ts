import type { Role } from '@ayrac/domain/access.ts';
import {
  findOfficeScreen,
  mayOpenOfficeScreen,
  type OfficeGroup,
  type OfficeScreen,
  officeScreens,
} from '@ayrac/domain/screen/office-screens.ts';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import type { OfficePhrases } from '@ayrac/phrases/tr/office/index.ts';
import { useLocation } from 'react-router';

/** Returns the icon of a screen. An icon that the kit does not have does not compile. */
export function iconOf({ icon }: OfficeScreen): IconName {
  return icon;
}

/**
 * Returns the title of a screen: that of its noun, unless the frame has one. A screen without either does not compile.
 */
export function screenTitle(phrases: OfficePhrases, { name }: OfficeScreen): string {
  const { screens } = phrases.frame;
  return isKeyOf(screens, name) ? screens[name] : phrases[name].title;
}

function isKeyOf<Names extends object>(names: Names, name: PropertyKey): name is keyof Names {
  return Object.hasOwn(names, name);
}

/** A group of the navigation with its screens. */
export interface ScreenGroup {
  readonly name: OfficeGroup;
  readonly screens: readonly OfficeScreen[];
}

/** Returns the screens that a role may open, by group. */
export function screenGroups(role: Role): readonly ScreenGroup[] {
  const open = officeScreens.filter(
    // Screens of a single record are reached from a list.
    (screen) => mayOpenOfficeScreen(role, screen) && !screen.path.includes('/:'),
  );
  const groups = Map.groupBy(open, ({ group }) => group);
  return [...groups].map(([name, screens]) => ({ name, screens }));
}

/** Returns the current screen. */
export function useScreen(): OfficeScreen | undefined {
  return findOfficeScreen(useLocation().pathname);
}
