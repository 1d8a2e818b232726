import { useClient } from '@ayrac/browser/calls/client.ts';
import type { CategoryNode } from '@ayrac/contract/category.ts';
import { useCallback, useEffect, useState } from 'react';

/** Loading state of the category tree. */
export type CategoryTreeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly categories: readonly CategoryNode[] };

/**
 * Loads the categories with their counts. The client caches them for five minutes. A menu opened later requests them
 * again and shows the previous ones until then.
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

  // The menu is loaded on hover, before it opens, so the categories are requested in advance.
  useEffect(ask, [ask]);
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen, ask]);

  return [state, ask];
}
