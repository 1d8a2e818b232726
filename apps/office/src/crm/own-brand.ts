import { useSession } from '@ayrac/browser/session/use-session.ts';
import { useMemo } from 'react';
import { isNarrowed, type ListState } from '#office/resource/address.ts';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';

/** Returns the id of the brand to which the signed-in person belongs; undefined for staff of all brands. */
export function useOwnBrandId(): string | undefined {
  const session = useSession();
  return session.kind === 'authenticated' ? session.user.brand?.id : undefined;
}

/** Narrows a page to the brand of the signed-in person, so that it neither shows nor offers brands. */
export function useOfOwnBrand(declaration: ResourceDeclaration): ResourceDeclaration {
  const brandId = useOwnBrandId();
  return useMemo(
    () => (brandId === undefined ? declaration : ofBrand(declaration, brandId)),
    [declaration, brandId],
  );
}

/** Narrows a page to a brand. */
export function ofBrand(declaration: ResourceDeclaration, brandId: string): ResourceDeclaration {
  const columns = declaration.columns.filter((name) => name !== 'brandId');
  return { ...declaration, columns, fixed: { ...declaration.fixed, brandId } };
}

/** Whether a list leaves out any of the requests that a person may see: all, or those of their own brand. */
export function leavesOut(state: ListState, ownBrandId: string | undefined): boolean {
  const { brandId, ...filters } = state.filters;
  return brandId !== ownBrandId || isNarrowed({ ...state, filters });
}
