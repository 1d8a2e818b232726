import { type ScreenName, screenNames, screens } from './screens.ts';

const patterns = screenNames.map((name) => [name, patternOf(screens[name].path)] as const);

/** The screen at a Turkish path without its query, whose parts are slugs; undefined where no screen is. */
export function screenAt(path: string): ScreenName | undefined {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0];
}

/** `/marka/:slug/:category?` as an expression. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\/:\w+(\??)/g, '(?:/[a-z0-9-]+)$1')}$`);
}
