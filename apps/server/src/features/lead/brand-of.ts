import { type Caller, scopeOf } from '@ayrac/domain/access.ts';

/** Returns the brand to which a caller is restricted; undefined when the caller reaches all leads. */
export function brandOf(caller: Caller): string | undefined {
  const isNarrow = caller.kind === 'member' && scopeOf(caller, 'manage-leads') === 'brand';
  return isNarrow ? caller.brandId : undefined;
}
