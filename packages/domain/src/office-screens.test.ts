import { describe, expect, it } from 'vitest';
import { mayOpenScreen, roles } from './access.ts';
import {
  findOfficeScreen,
  mayOpenOfficeScreen,
  officeAreas,
  officeScreens,
  officeStart,
} from './office-screens.ts';

it('names each screen and each path once', () => {
  for (const key of ['name', 'path'] as const) {
    const all = officeScreens.map((screen) => screen[key]);
    expect(new Set(all).size).toBe(all.length);
  }
});

it('tells the screens of the navigation apart by their icons, which stand alone where it is narrow', () => {
  const icons = officeScreens.filter(({ path }) => !path.includes('/:')).map(({ icon }) => icon);
  expect(icons.toSorted()).toEqual([...new Set(icons)].toSorted());
});

describe('a screen', () => {
  it.each(officeScreens.map((screen) => [screen.path, screen] as const))('%s is found', (path, screen) => {
    expect(findOfficeScreen(path.replaceAll(/:\w+/g, 'x'))).toBe(screen);
  });

  it.each([
    '/admin',
    '/admin/',
    '/admin/yok',
    '/admin/jobs/',
    '/admin/jobs/1',
    '/Admin/jobs',
    '/crm-admin',
    '/jobs',
    '',
  ])('%j is none', (path) => {
    expect(findOfficeScreen(path)).toBeUndefined();
  });

  // Specification 2.27
  it.each(roles)('opens to %s no further than the table of permissions goes', (role) => {
    for (const screen of officeScreens) {
      expect(mayOpenOfficeScreen(role, screen)).toBe(mayOpenScreen(role, screen.path));
    }
  });
});

it('begins where there is something to see', () => {
  expect(officeAreas.map((area) => officeStart(area))).toEqual(['/admin/dashboard', '/crm-admin/leads']);
});
