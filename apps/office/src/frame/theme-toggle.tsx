import { toggleTheme } from '@ayrac/browser/choices.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { IconButton } from '@ayrac/kit/button.tsx';
import { MenuButton } from '@ayrac/kit/menu-item.tsx';
import { useTheme } from './use-theme.ts';

/** Changes between light and dark. */
export function ThemeToggle({ withText = false }: { readonly withText?: boolean }) {
  const { shell } = usePhrases();
  const icon = useTheme() === 'dark' ? 'sun' : 'moon';
  if (withText) {
    return (
      <MenuButton icon={icon} onClick={toggleTheme}>
        {shell.theme}
      </MenuButton>
    );
  }
  return <IconButton icon={icon} label={shell.theme} onClick={toggleTheme} />;
}
