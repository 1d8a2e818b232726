import { type ScreenName, screenNames, screens } from './screens.ts';

const patterns = screenNames.map((name) => [name, patternOf(screens[name].path)] as const);

/** Returns the screen at a Turkish path without query, or undefined when there is none. Path parameters match slugs. */
export function screenAt(path: string): ScreenName | undefined {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0];
}

/** Converts a path such as `/marka/:slug/:category?` to a regular expression. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\/:\w+(\??)/g, '(?:/[a-z0-9-]+)$1')}$`);
}
