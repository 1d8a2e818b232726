import { toggleTheme } from '@ayrac/browser/choices.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';

/** Both signs are in the page and the theme's class shows one: the server does not know the theme. */
export function ThemeToggle({ withText = false }: { readonly withText?: boolean }) {
  const { shell } = usePhrases();
  const signs = (
    <>
      <Icon name="moon" className="theme-light" />
      <Icon name="sun" className="theme-dark" />
    </>
  );
  if (withText) {
    return (
      <button type="button" className="menu-item" onClick={toggleTheme}>
        {signs}
        {shell.theme}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={shell.theme}
      title={shell.theme}
      onClick={toggleTheme}
    >
      {signs}
    </button>
  );
}
