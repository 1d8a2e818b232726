import { describe, expect, it } from 'vitest';
import { mayOpenScreen, roles } from '../access.ts';
import {
  findOfficeScreen,
  mayOpenOfficeScreen,
  officeAreas,
  officeScreens,
  officeStart,
} from './office-screens.ts';

it('office screens have unique names and paths', () => {
  for (const key of ['name', 'path'] as const) {
    const all = officeScreens.map((screen) => screen[key]);
    expect(new Set(all).size).toBe(all.length);
  }
});

it('office screens have distinct icons in the navigation, which are shown alone when collapsed', () => {
  const inNavigation = officeScreens.filter(({ path }) => !path.includes('/:'));
  const screensByIcon = Object.groupBy(inNavigation, ({ icon }) => icon);
  const shared = Object.values(screensByIcon).filter((screens) => screens.length > 1);
  expect(inNavigation.length).toBeGreaterThan(30);
  expect(shared.map((screens) => screens.map(({ name }) => name))).toEqual([]);
});

describe('office screen', () => {
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
  ])('%j does not exist', (path) => {
    expect(findOfficeScreen(path)).toBeUndefined();
  });

  // Specification 2.27
  it.each(roles)('is open to %s only within the access table', (role) => {
    for (const screen of officeScreens) {
      expect(mayOpenOfficeScreen(role, screen)).toBe(mayOpenScreen(role, screen.path));
    }
  });
});

it('the first office screen of an area is the one with content', () => {
  expect(officeAreas.map((area) => officeStart(area))).toEqual(['/admin/dashboard', '/crm-admin/leads']);
});
