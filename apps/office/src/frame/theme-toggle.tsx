import { toggleTheme } from '@ayrac/browser/choices.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { IconButton } from '@ayrac/kit/button.tsx';
import { MenuButton } from '@ayrac/kit/menu/menu-item.tsx';
import { useTheme } from '#office/screen/use-theme.ts';

/** Switches between light and dark theme. */
export function ThemeToggle({ withText = false }: { readonly withText?: boolean }) {
  const { shell } = usePhrases();
  const isDark = useTheme() === 'dark';
  const icon = isDark ? 'sun' : 'moon';
  const label = isDark ? shell.theme.toLight : shell.theme.toDark;
  if (withText) {
    return (
      <MenuButton icon={icon} onClick={toggleTheme}>
        {label}
      </MenuButton>
    );
  }
  return <IconButton icon={icon} label={label} onClick={toggleTheme} />;
}
