import { toggleTheme } from '@ayrac/browser/choices.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { useNavigate } from 'react-router';
import { chooseLanguage } from '#office/frame/language-choice.tsx';
import { iconOf, screenGroups, screenTitle } from '#office/frame/screens.ts';
import { useSignOut } from '#office/frame/use-sign-out.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { usePageCommands } from '#office/screen/page-commands.ts';
import { useTheme } from '#office/screen/use-theme.ts';

/** Address where a campaign is created. */
const WIZARD = '/admin/campaign-wizard';

/** An entry of the palette. */
export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  /** Distinguishes entries of the same name. */
  readonly beside?: string | undefined;
  readonly icon: IconName;
  readonly act: () => void;
}

/** Returns the screens that the signed-in person may open, and the actions available everywhere. */
export function usePaletteCommands(user: SessionUser) {
  const phrases = useOfficePhrases();
  const { frame } = phrases;
  const locale = useLocale();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const isDark = useTheme() === 'dark';
  const screens = screenGroups(user.role).flatMap((group) =>
    group.screens.map(
      (screen): PaletteCommand => ({
        id: screen.path,
        label: screenTitle(phrases, screen),
        icon: iconOf(screen),
        act: () => navigate(screen.path),
      }),
    ),
  );
  const leaveTo = (path: string) => () => location.assign(inLocale(path, locale));
  const ofPage = usePageCommands();
  const commands: readonly PaletteCommand[] = [
    ...ofPage.map(({ name, ...command }) => ({ id: `page-${name}`, ...command })),
    ...screens
      .filter(({ id }) => id === WIZARD)
      .map(({ id }) => ({
        id: 'new-campaign',
        label: frame.actions.newCampaign,
        icon: 'plus' as const,
        act: () => navigate(id),
      })),
    {
      id: 'theme',
      label: isDark ? frame.actions.light : frame.actions.dark,
      icon: isDark ? 'sun' : 'moon',
      act: toggleTheme,
    },
    ...locales
      .filter((one) => one !== locale)
      .map((one) => ({
        id: one,
        label: frame.actions[one],
        icon: 'languages' as const,
        act: () => chooseLanguage(one),
      })),
    { id: 'site', label: frame.actions.site, icon: 'globe', act: leaveTo(addresses.home()) },
    { id: 'profile', label: frame.actions.profile, icon: 'user', act: leaveTo(addresses.profile()) },
    { id: 'sign-out', label: frame.actions.signOut, icon: 'log-out', act: signOut },
  ];
  return { screens, commands };
}
