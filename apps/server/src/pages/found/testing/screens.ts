import type { ServerBuild } from 'react-router';

/** The address patterns of all screens of a build, as the table of routes has them, without the optional language. */
export function patternsOf({ routes }: Pick<ServerBuild, 'routes'>): string[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const isPage = (id: string, index: boolean | undefined, path: string | undefined) =>
    index === true || (path !== undefined && !all.some(({ parentId }) => parentId === id));
  const pathOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? [] : [...pathOf(route.parentId), route.path ?? ''];
  };
  return all
    .filter(({ id, index, path }) => isPage(id, index, path))
    .map(
      ({ id }) =>
        `/${pathOf(id)
          .filter((part) => part !== '' && part !== 'en?')
          .join('/')}`,
    );
}
