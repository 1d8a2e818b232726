import { useClient } from '@ayrac/browser/calls/client.ts';
import type { CategoryLink } from '@ayrac/contract/category.ts';
import { useEffect, useState } from 'react';

const MOST = 5;

/** Loads the largest root categories. A failure is ignored, because the field works without them. */
export function usePopularCategories(): readonly CategoryLink[] {
  const client = useClient();
  const [popular, setPopular] = useState<readonly CategoryLink[]>([]);
  useEffect(() => {
    client.getCategoryTree().then(
      ({ categories }) =>
        setPopular(
          categories
            .filter(({ campaigns }) => campaigns > 0)
            .toSorted((left, right) => right.campaigns - left.campaigns)
            .slice(0, MOST),
        ),
      () => undefined,
    );
  }, [client]);
  return popular;
}
