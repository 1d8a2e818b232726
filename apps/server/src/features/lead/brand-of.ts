import { type Caller, scopeOf } from '@ayrac/domain/access.ts';

/** The brand whose leads a caller reaches alone; undefined for who reaches all. */
export function brandOf(caller: Caller): string | undefined {
  const isNarrow = caller.kind === 'member' && scopeOf(caller, 'manage-leads') === 'brand';
  return isNarrow ? caller.brandId : undefined;
}
