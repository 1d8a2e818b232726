import './category-folds.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CategoryNode } from '@ayrac/contract/category.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useId, useState } from 'react';
import { useHref } from '#web/page/address.ts';
import type { CategoriesPartProps } from '../../late-props.ts';
import { CategoryCount } from './category-count.tsx';
import { TreeState } from './tree-state.tsx';
import { useCategoryTree } from './use-category-tree.ts';

/** Categories in the side sheet. Each level expands below its own line. */
export function CategoryFolds({ isOpen }: CategoriesPartProps) {
  const chrome = useScreenPhrases('chrome');
  const href = useHref();
  const [tree, retry] = useCategoryTree(isOpen);
  if (!isOpen) return null;
  if (tree.kind !== 'ready') return <TreeState hasFailed={tree.kind === 'failed'} onRetry={retry} />;
  return (
    <ul className="folds">
      <li>
        <Link to={href('categories')} className="fold fold-all">
          {chrome.allCategories}
        </Link>
      </li>
      {tree.categories.map((root) => (
        <Fold key={root.id} category={root} withIcon />
      ))}
    </ul>
  );
}

type Foldable = Omit<CategoryNode, 'brands' | 'children'> & { readonly children?: readonly Foldable[] };

function Fold({ category, withIcon = false }: { readonly category: Foldable; readonly withIcon?: boolean }) {
  const chrome = useScreenPhrases('chrome');
  const href = useHref();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, slug, icon, campaigns, children = [] } = category;
  const content = (
    <>
      {withIcon && <Icon name={icon as IconName} />}
      <span>{name}</span>
      <CategoryCount campaigns={campaigns} />
    </>
  );
  if (children.length === 0) {
    return (
      <li>
        <Link to={href('category', slug)} className="fold">
          {content}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="fold"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {content}
        <Icon name="chevron-down" size="small" className="menu-chevron" />
      </button>
      {isOpen && (
        <ul id={id}>
          <li>
            <Link
              to={href('category', slug)}
              className="fold fold-all"
              aria-label={chrome.allOf({ category: name })}
            >
              {chrome.all}
            </Link>
          </li>
          {children.map((child) => (
            <Fold key={child.id} category={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
