import { toggleTheme } from '@ayrac/browser/choices.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';

/**
 * Switches the theme. The server does not know the theme, so both icons and names are in the page, and CSS shows one of
 * them.
 */
export function ThemeToggle({ withText = false }: { readonly withText?: boolean }) {
  const { shell } = usePhrases();
  const nameClass = withText ? '' : 'sr-only';
  return (
    <button type="button" className={withText ? 'menu-item' : 'icon-button'} onClick={toggleTheme}>
      <Icon name="moon" className="theme-light" />
      <Icon name="sun" className="theme-dark" />
      <span className={classes('theme-light', nameClass)}>{shell.theme.toDark}</span>
      <span className={classes('theme-dark', nameClass)}>{shell.theme.toLight}</span>
    </button>
  );
}
