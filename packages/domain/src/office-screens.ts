import type { Role } from './access.ts';

/** The parts of the back office, by the beginning of their addresses, and the screen that each begins with. */
const starts = {
  '/admin': '/admin/dashboard',
  '/crm-admin': '/crm-admin/leads',
} as const;

/** A part of the back office, as its addresses begin. */
export type OfficeArea = keyof typeof starts;

/** The parts of the back office. */
export const officeAreas = Object.keys(starts) as readonly OfficeArea[];

/** What a screen of the back office is, before anything of it is loaded. */
interface ScreenShape {
  /** Names its phrase and its script. */
  readonly name: string;
  /** A segment that begins with `:` stands for any. */
  readonly path: `${OfficeArea}/${string}`;
  /** Under which heading the navigation lists it. */
  readonly group: string;
  /** Who may open it; `access.ts` guards what it shows. */
  readonly roles: readonly Role[];
}

/** The screens of the back office that are there, in the order of its navigation: all others are being worked on. */
export const officeScreens = [
  { name: 'brands', path: '/admin/brands', group: 'catalogue', roles: ['ADMIN'] },
  { name: 'jobs', path: '/admin/jobs', group: 'reference', roles: ['ADMIN'] },
] as const satisfies readonly ScreenShape[];

/** A screen of the back office. */
export type OfficeScreen = (typeof officeScreens)[number];

/** The name of such a screen. */
export type OfficeScreenName = OfficeScreen['name'];

/** A heading of the navigation. */
export type OfficeGroup = OfficeScreen['group'];

/** The screen at a path; undefined where the back office has none. */
export function findOfficeScreen(path: string): OfficeScreen | undefined {
  const asked = path.split('/');
  return officeScreens.find((screen) => {
    const parts = screen.path.split('/');
    return (
      parts.length === asked.length &&
      parts.every((part, place) => (part.startsWith(':') ? asked[place] !== '' : part === asked[place]))
    );
  });
}

/** Whether a role may open a screen. */
export function mayOpenOfficeScreen(role: Role, screen: OfficeScreen): boolean {
  const roles: readonly Role[] = screen.roles;
  return roles.includes(role);
}

/**
 * Where a part of the back office begins: at the specified screen, or at the first that there is while that one is
 * being worked on.
 */
export function officeStart(area: OfficeArea): string {
  const start = starts[area];
  if (findOfficeScreen(start) !== undefined) return start;
  return officeScreens.find(({ path }) => path.startsWith(`${area}/`))?.path ?? start;
}
