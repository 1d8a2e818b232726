import './mega-menu.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CategoryNode } from '@ayrac/contract/category.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { BrandLogo } from '#web/public/campaign-list/brand-logo.tsx';
import type { CategoriesPartProps } from '../../late-props.ts';
import { CategoryCount } from './category-count.tsx';
import { TreeState } from './tree-state.tsx';
import { useCategoryTree } from './use-category-tree.ts';
import { useMenuKeys } from './use-menu-keys.ts';
import { useMenuPointer } from './use-menu-pointer.ts';

/** Categories below the bar: roots on the left, with the content of the selected one beside them. */
export function MegaMenu({ isOpen, setOpen }: CategoriesPartProps) {
  const chrome = useScreenPhrases('chrome');
  const href = useHref();
  const panel = useRef<HTMLDivElement>(null);
  const [tree, retry] = useCategoryTree(isOpen);
  const [chosen, choose] = useState<string>();
  const { pathname } = useLocation();
  useMenuPointer(panel, isOpen, setOpen);
  useMenuKeys(panel, isOpen, setOpen);

  const roots = tree.kind === 'ready' ? tree.categories : [];
  const shown =
    roots.find(({ id }) => id === chosen) ??
    roots.find((root) => holds(root, pathname.split('/').at(-1))) ??
    roots.find(({ children }) => children.length > 0);
  return (
    <div ref={panel} className="mega" hidden={!isOpen}>
      <div className="page mega-page">
        {tree.kind === 'ready' ? (
          <>
            <ul className="mega-roots">
              {roots.map((root) => (
                <li key={root.id}>
                  <Root root={root} isShown={root === shown} onChoose={() => choose(root.id)} />
                </li>
              ))}
            </ul>
            <Link to={href('categories')} className="link link-more mega-all">
              {chrome.allCategories}
              <Icon name="arrow-right" size="small" />
            </Link>
          </>
        ) : (
          <TreeState hasFailed={tree.kind === 'failed'} onRetry={retry} />
        )}
      </div>
    </div>
  );
}

type Branch = Pick<CategoryNode, 'slug'> & { readonly children?: readonly Branch[] };

/** Whether the category of a slug is in this branch. */
function holds({ slug, children = [] }: Branch, here: string | undefined): boolean {
  return slug === here || children.some((child) => holds(child, here));
}

interface RootProps {
  readonly root: CategoryNode;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

/** A root category and, while it is selected, its content. The content follows the root in tab order. */
function Root({ root, isShown, onChoose }: RootProps) {
  const href = useHref();
  const pane = useId();
  const content = (
    <>
      <Icon name={root.icon as IconName} />
      <span>{root.name}</span>
      <CategoryCount campaigns={root.campaigns} />
    </>
  );
  if (root.children.length === 0) {
    return (
      <Link to={href('category', root.slug)} className="mega-root" data-walk="root">
        {content}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className="mega-root"
        data-walk="root"
        aria-expanded={isShown}
        aria-controls={isShown ? pane : undefined}
        onClick={onChoose}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && !isShown && onChoose()}
      >
        {content}
        <Icon name="chevron-right" size="small" />
      </button>
      {isShown && <Pane id={pane} root={root} />}
    </>
  );
}

function Pane({ id, root }: { readonly id: string; readonly root: CategoryNode }) {
  const chrome = useScreenPhrases('chrome');
  const href = useHref();
  return (
    <div id={id} className="mega-pane">
      <div className="mega-head">
        <p>{root.name}</p>
        <Link
          to={href('category', root.slug)}
          className="link link-more"
          aria-label={chrome.allOf({ category: root.name })}
          data-walk="child"
        >
          {chrome.all}
          <Icon name="arrow-right" size="small" />
        </Link>
      </div>
      <ul className="mega-children">
        {root.children.map((child) => (
          <li key={child.id}>
            <Link to={href('category', child.slug)} className="mega-child" data-walk="child">
              <span>{child.name}</span>
              <CategoryCount campaigns={child.campaigns} />
            </Link>
            {child.children.length > 0 && (
              <ul>
                {child.children.map((leaf) => (
                  <li key={leaf.id}>
                    <Link to={href('category', leaf.slug)} className="mega-leaf" data-walk="child">
                      <span>{leaf.name}</span>
                      <CategoryCount campaigns={leaf.campaigns} />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {root.brands.length > 0 && (
        <div className="mega-brands">
          <p>{chrome.brandsIn({ category: root.name })}</p>
          <ul>
            {root.brands.map((brand) => (
              <li key={brand.id}>
                <Link
                  to={href('brandCategory', brand.slug, root.slug)}
                  className="mega-brand"
                  data-walk="child"
                >
                  <BrandLogo brand={brand} />
                  <span>{brand.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
