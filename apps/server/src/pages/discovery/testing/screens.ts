import type { ServerBuild } from 'react-router';

/** A screen in the build's table of routes. */
interface ScreenOfBuild {
  /** URL pattern without the optional language prefix. */
  readonly pattern: string;
  /** Whether it handles a form that is posted without script. */
  readonly takesForm: boolean;
}

/** Returns the URL patterns of all screens of a build. */
export function patternsOf(build: Pick<ServerBuild, 'routes'>): string[] {
  return screensOf(build).map(({ pattern }) => pattern);
}

/** Returns all screens of a build. */
export function screensOf({ routes }: Pick<ServerBuild, 'routes'>): ScreenOfBuild[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const isPage = (id: string, index: boolean | undefined, path: string | undefined) =>
    index === true || (path !== undefined && !all.some(({ parentId }) => parentId === id));
  const pathOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? [] : [...pathOf(route.parentId), route.path ?? ''];
  };
  return all
    .filter(({ id, index, path }) => isPage(id, index, path))
    .map(({ id, module }) => ({
      pattern: `/${pathOf(id)
        .filter((part) => part !== '' && part !== 'en?')
        .join('/')}`,
      takesForm: 'action' in module,
    }));
}
