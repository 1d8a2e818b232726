import { categories } from '@ayrac/contract/office/categories.ts';
import { useMemo, useState } from 'react';
import { useResourceCalls, useSharedCalls } from '#office/client/client.ts';
import type { Values } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourceProvider } from '#office/resource/resource-context.tsx';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { ScreenTabs } from '#office/screen/screen-tabs.tsx';
import { CategoryPage } from './categories/category-page.tsx';
import { CategoryRows, useCategoryTree } from './categories/category-rows.tsx';
import { IconFormField } from './categories/icon-field.tsx';
import { ParentFormField } from './categories/parent-field.tsx';
import { usePreview } from './categories/use-preview.tsx';
import { PlacingNotices } from './placing/placing-notices.tsx';

/** The categories, shown as a tree or as a list. */
const declaration: ResourceDeclaration = {
  shape: categories,
  titleField: 'name',
  columns: ['nameEn', 'parentId', 'campaigns', 'ownCampaigns', 'isActive', 'updatedAt'],
  form: ['name', 'nameEn', 'parentId', 'icon', 'isActive'],
  activeField: 'isActive',
  Above: PlacingNotices,
  controls: { parentId: ParentFormField, icon: IconFormField },
  useWords: () => useOfficePhrases().categories,
};

function Tree() {
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

function List({ heading }: { readonly heading: 'h1' | 'h2' }) {
  const { rows } = useCategoryTree();
  const { confirm, dialog } = usePreview();
  return (
    <CategoryRows value={rows}>
      <ResourcePage declaration={declaration} heading={heading} confirm={confirm} />
      {dialog}
    </CategoryRows>
  );
}

/** The categories as a tree, in which they are moved, and as a list, in which they are filtered and changed in bulk. */
export function Component() {
  const { title, layouts } = useOfficePhrases().categories;
  return (
    <ScreenTabs
      title={title}
      tabs={[
        { name: 'tree', label: layouts.tree, Content: Tree },
        { name: 'list', label: layouts.list, Content: List },
      ]}
    />
  );
}
