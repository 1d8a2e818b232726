import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Logo } from '@ayrac/kit/logo.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useLocation } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { AccountEntry } from './account-entry.tsx';
import { Bookmarks, BookmarksEntry } from './bookmarks-entry.tsx';
import { CategoriesEntry } from './categories-entry.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { QuoteLink } from './quote-link.tsx';
import { SearchForm } from './search-form.tsx';
import { SEARCH_SHEET, SearchSheet } from './search-sheet.tsx';
import { SIDE_SHEET, SideSheet } from './side-sheet.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The bar at the top of every page. */
export function TopBar() {
  const { shell } = usePhrases();
  const href = useHref();
  return (
    <header className="bar">
      <div className="page bar-row">
        <button
          type="button"
          className="icon-button bar-narrow -ms-3"
          popoverTarget={SIDE_SHEET}
          aria-label={shell.menu}
        >
          <Icon name="menu" />
        </button>
        <Link to={href('home')} className="bar-logo" aria-label={shell.home}>
          <Logo />
        </Link>
        <nav className="bar-links bar-wide" aria-label={shell.navigation}>
          <CategoriesEntry place="bar" />
          <BarLink to={href('brands')}>{shell.brands}</BarLink>
          <BarLink to={href('loans')} className="bar-roomy">
            {shell.loans}
          </BarLink>
        </nav>
        <SearchForm className="bar-wide bar-search" />
        <div className="bar-actions">
          <button
            type="button"
            className="icon-button bar-narrow"
            popoverTarget={SEARCH_SHEET}
            aria-label={shell.search.open}
          >
            <Icon name="search" />
          </button>
          <div className="bar-wide">
            <LanguageMenu />
          </div>
          <div className="bar-wide">
            <ThemeToggle />
          </div>
          <BookmarksEntry place="bar" />
          <AccountEntry place="bar" />
          <QuoteLink />
        </div>
      </div>
      <SideSheet />
      <SearchSheet />
      <Bookmarks />
    </header>
  );
}

interface BarLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: string;
}

function BarLink({ to, className, children }: BarLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} className={classes('bar-link', className)} aria-current={isHere || undefined}>
      {children}
    </Link>
  );
}
