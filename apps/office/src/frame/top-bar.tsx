import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { officeStart } from '@ayrac/domain/screen/office-screens.ts';
import { IconButton } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Logo } from '@ayrac/kit/logo.tsx';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AccountMenu } from './account/account-menu.tsx';
import { LanguageMenu } from './language-choice.tsx';
import { NavigationDrawer } from './navigation/drawer.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { Trail } from './trail.tsx';
import { UndoMenu } from './undo/undo-menu.tsx';

// Loaded after the bar, because the notices have to be fetched anyway.
const NoticesMenu = lazy(() =>
  import('./notices/notices-menu.tsx').then((menu) => ({ default: menu.NoticesMenu })),
);

interface TopBarProps {
  readonly user: SessionUser;
  readonly isNarrowed: boolean;
  readonly onNarrow: () => void;
  readonly onSearch: () => void;
}

/** The bar at the top of every screen. */
export function TopBar({ user, isNarrowed, onNarrow, onSearch }: TopBarProps) {
  const { frame } = useOfficePhrases();
  const { navigation, palette } = frame;
  const start = officeStart(user.role === 'CRM_ADMIN' ? '/crm-admin' : '/admin');
  return (
    <header className="office-bar">
      <NavigationDrawer role={user.role} />
      <IconButton
        icon="menu"
        label={isNarrowed ? navigation.widen : navigation.narrow}
        className="office-wide"
        aria-expanded={!isNarrowed}
        onClick={onNarrow}
      />
      <Link to={start} className="office-logo" aria-label={frame.home}>
        <Logo />
      </Link>
      <Trail />
      <div className="office-actions">
        <button
          type="button"
          className="office-search"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          onClick={onSearch}
        >
          <Icon name="search" />
          <span className="office-search-text">{palette.title}</span>
          <span className="office-keys pointer-coarse:hidden" aria-hidden="true">
            Ctrl K
          </span>
        </button>
        <div className="office-wide">
          <LanguageMenu />
        </div>
        <div className="office-wide">
          <ThemeToggle />
        </div>
        <UndoMenu />
        <Suspense fallback={<span className="office-bell-space" />}>
          <NoticesMenu />
        </Suspense>
        <AccountMenu user={user} />
      </div>
    </header>
  );
}
