import { type Caller, scopeOf } from '@ayrac/domain/access.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ServedResource } from './declaration.ts';

/** Restricts a resource to the records that a caller may access. All others seem not to exist. */
export function reachedBy(resource: ServedResource, caller: Caller): ServedResource {
  const { shape, scope = {} } = resource;
  const reached = scopeOf(caller, shape.operation);
  if (reached === 'all' || (reached !== 'none' && scope === 'everybody')) return narrowed(resource);
  const nothing = { ...resource, reach: sql`false` };
  if (caller.kind !== 'member' || scope === 'everybody') return nothing;
  if (reached === 'own' && scope.own !== undefined) return narrowed(resource, eq(scope.own, caller.id));
  if (reached === 'brand' && scope.brand !== undefined && caller.brandId !== undefined)
    return {
      ...narrowed(resource, eq(scope.brand, caller.brandId)),
      reachedBrandId: caller.brandId,
    };
  return nothing;
}

function narrowed(resource: ServedResource, reach?: SQL): ServedResource {
  const both = and(resource.only, reach);
  return both === undefined ? resource : { ...resource, reach: both };
}
