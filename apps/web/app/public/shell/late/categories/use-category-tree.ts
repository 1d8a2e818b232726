import { useClient } from '@ayrac/browser/calls/client.ts';
import type { CategoryNode } from '@ayrac/contract/category.ts';
import { useCallback, useEffect, useState } from 'react';

/** The tree on its way to a menu. */
export type CategoryTreeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly categories: readonly CategoryNode[] };

/**
 * The categories with their counts. The client keeps them for five minutes; a menu that is opened later asks again and
 * shows what it had until then.
 */
export function useCategoryTree(isOpen: boolean): readonly [CategoryTreeState, ask: () => void] {
  const client = useClient();
  const [state, setState] = useState<CategoryTreeState>({ kind: 'loading' });

  const ask = useCallback(() => {
    setState((known) => (known.kind === 'ready' ? known : { kind: 'loading' }));
    client.getCategoryTree().then(
      ({ categories }) => setState({ kind: 'ready', categories }),
      () => setState((known) => (known.kind === 'ready' ? known : { kind: 'failed' })),
    );
  }, [client]);

  // Before the menu is opened somebody only points at it: by then the categories are there.
  useEffect(ask, [ask]);
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen, ask]);

  return [state, ask];
}
