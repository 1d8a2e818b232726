import { categories } from '@ayrac/contract/office/categories.ts';
import { useMemo, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useResourceCalls, useSharedCalls } from '#office/resource/client.ts';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourceProvider } from '#office/resource/resource-context.tsx';
import type { Values } from '#office/resource/row.ts';
import { CategoryPage } from './categories/category-page.tsx';
import { CategoryRows, useCategoryTree } from './categories/category-rows.tsx';
import { IconFormField } from './categories/icon-field.tsx';
import { ParentFormField } from './categories/parent-field.tsx';
import { pathOf } from './categories/tree-nodes.ts';
import { usePreview } from './categories/use-preview.tsx';

/** The categories; their page shows them as the tree that they are. */
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
  const parts = useMemo(() => {
    // What a category stands below is told by name wherever its id is the value.
    const choices = Object.fromEntries(rows.map(({ id }) => [id, pathOf(rows, id)]));
    const { parentId } = noun.fields;
    const named = { ...noun, fields: { ...noun.fields, parentId: { ...parentId, choices } } };
    return { declaration, noun: named, calls, shared, confirm, newValues };
  }, [rows, noun, calls, shared, confirm, newValues]);
  return (
    <ResourceProvider value={parts}>
      <CategoryRows value={rows}>
        <CategoryPage tree={tree} onNewBelow={(parentId) => setNewValues({ parentId })} />
      </CategoryRows>
      {dialog}
    </ResourceProvider>
  );
}
