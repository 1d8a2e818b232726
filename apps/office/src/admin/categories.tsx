import { categories } from '@ayrac/contract/office/categories.ts';
import { useMemo, useState } from 'react';
import { useResourceCalls, useSharedCalls } from '#office/client/client.ts';
import type { Values } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourceProvider } from '#office/resource/resource-context.tsx';
import { CategoryPage } from './categories/category-page.tsx';
import { CategoryRows, useCategoryTree } from './categories/category-rows.tsx';
import { IconFormField } from './categories/icon-field.tsx';
import { ParentFormField } from './categories/parent-field.tsx';
import { usePreview } from './categories/use-preview.tsx';

/** The categories, shown as a tree. */
const declaration: ResourceDeclaration = {
  shape: categories,
  titleField: 'name',
  columns: [],
  form: ['name', 'nameEn', 'parentId', 'icon', 'isActive'],
  activeField: 'isActive',
  controls: { parentId: ParentFormField, icon: IconFormField },
  useWords: () => useOfficePhrases().categories,
};

export function Component() {
  const noun = useOfficePhrases().categories;
  const calls = useResourceCalls(categories);
  const shared = useSharedCalls();
  const tree = useCategoryTree();
  const { confirm, dialog } = usePreview();
  const [newValues, setNewValues] = useState<Values>({});
  const { rows } = tree;
  const parts = useMemo(
    () => ({ declaration, noun, calls, shared, confirm, newValues }),
    [noun, calls, shared, confirm, newValues],
  );
  return (
    <ResourceProvider value={parts}>
      <CategoryRows value={rows}>
        <CategoryPage tree={tree} onNewBelow={(parentId) => setNewValues({ parentId })} />
      </CategoryRows>
      {dialog}
    </ResourceProvider>
  );
}
