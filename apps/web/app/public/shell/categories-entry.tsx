import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Spinner } from '@ayrac/kit/feedback/spinner.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { isPlainClick } from '@ayrac/kit/navigation/plain-click.ts';
import { type KeyboardEvent, type MouseEvent, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { useLatePart } from './late-part.ts';
import type { CategoriesPartProps } from './late-props.ts';

/** Link to the categories. On the first interaction it loads the menu, and then opens that instead. */
export function CategoriesEntry({ place }: { readonly place: 'bar' | 'sheet' }) {
  const { shell } = usePhrases();
  const to = useHref()('categories');
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isBar = place === 'bar';
  const [Part, wake] = useLatePart<CategoriesPartProps>((parts) =>
    isBar ? parts.MegaMenu : parts.CategoryFolds,
  );

  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(!isOpen);
    // If the menu cannot be loaded, the link is followed.
    wake(() => location.assign(to));
  };

  return (
    <div className={`categories-${place}`}>
      <Link
        to={to}
        className={isBar ? 'bar-link' : 'menu-item'}
        aria-current={pathname.startsWith(to) || undefined}
        {...(Part && { role: 'button', 'aria-expanded': isOpen })}
        onPointerEnter={() => wake()}
        onFocus={() => wake()}
        onClick={toggle}
        onKeyDown={pressBySpace}
      >
        {!isBar && <Icon name="folder-tree" />}
        {shell.categories}
        {isOpen && !Part ? <Spinner /> : <Icon name="chevron-down" size="small" className="menu-chevron" />}
      </Link>
      <Suspense>{Part && <Part isOpen={isOpen} setOpen={setOpen} />}</Suspense>
    </div>
  );
}

/** An element with the role of a button must react to Space, too. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
