import './frame.css';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { mayOpenOfficeScreen } from '@ayrac/domain/screen/office-screens.ts';
import { SkipLink } from '@ayrac/kit/hidden.tsx';
import { Outlet } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useLeadOut } from '#office/screen/use-lead-out.ts';
import { PageKeys } from './keys/page-keys.tsx';
import { Loading } from './loading.tsx';
import { SideNavigation } from './navigation/side-navigation.tsx';
import { useNarrowed } from './navigation/use-narrowed.ts';
import { PaletteEntry } from './palette/palette-entry.tsx';
import { usePalette } from './palette/use-palette.ts';
import { screenTitle, useScreen } from './screens.ts';
import { TopBar } from './top-bar.tsx';

/** Id of the main content. */
const CONTENT = 'content';

/** The frame around every screen, for people who may open it. */
export function Frame() {
  const { shell } = usePhrases();
  const phrases = useOfficePhrases();
  const { frame } = phrases;
  const screen = useScreen();
  const { user, isLeaving } = useLeadOut(
    (role) => screen !== undefined && mayOpenOfficeScreen(role, screen),
    'leave',
  );
  const { isNarrowed, toggle } = useNarrowed();
  const palette = usePalette();

  if (user === undefined || isLeaving) return <Loading />;
  return (
    <div className="office" data-navigation={isNarrowed ? 'narrow' : undefined}>
      <title>{screen === undefined ? frame.name : `${screenTitle(phrases, screen)} | ${frame.name}`}</title>
      <SkipLink target={CONTENT}>{shell.skip}</SkipLink>
      <TopBar user={user} isNarrowed={isNarrowed} onNarrow={toggle} onSearch={palette.open} />
      <SideNavigation role={user.role} />
      <main id={CONTENT} className="office-content" tabIndex={-1}>
        <Outlet />
      </main>
      <PaletteEntry user={user} state={palette} />
      <PageKeys />
    </div>
  );
}
