import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { MenuLink } from '@ayrac/kit/menu/menu-item.tsx';
import { useHref } from '#web/page/address.ts';
import { AccountEntry } from './account-entry.tsx';
import { BookmarksEntry } from './bookmarks-entry.tsx';
import { CategoriesEntry } from './categories-entry.tsx';
import { LanguageLinks } from './language-menu.tsx';
import { Sheet } from './sheet.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export const SIDE_SHEET = 'side-sheet';

/** The menu of a narrow window. */
export function SideSheet() {
  const { shell } = usePhrases();
  const href = useHref();
  return (
    <Sheet id={SIDE_SHEET} className="side-sheet" label={shell.navigation}>
      <nav aria-label={shell.navigation} className="sheet-list">
        <CategoriesEntry place="sheet" />
        <MenuLink to={href('brands')} icon="store">
          {shell.brands}
        </MenuLink>
        <MenuLink to={href('loans')} icon="calculator">
          {shell.loans}
        </MenuLink>
        <BookmarksEntry place="sheet" />
        <AccountEntry place="sheet" />
      </nav>
      <div className="sheet-list">
        <ThemeToggle withText />
        <LanguageLinks />
      </div>
    </Sheet>
  );
}
