import { rememberLocale } from '@ayrac/browser/choices.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { localeNames, locales } from '@ayrac/domain/text/locale.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu.tsx';
import { useLocation } from 'react-router';
import { inLocale, withoutLocale } from '#web/page/address.ts';

/** The same page in the other language, as a document of its own: one page loads one language of phrases. */
export function LanguageMenu() {
  const { shell } = usePhrases();
  const locale = useLocale();
  return (
    <Menu
      align="end"
      buttonClass="bar-menu"
      label={`${shell.language}: ${locale.toUpperCase()}`}
      button={
        <>
          <Icon name="globe" />
          {locale.toUpperCase()}
        </>
      }
    >
      <LanguageLinks />
    </Menu>
  );
}

export function LanguageLinks() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return locales.map((one) => (
    <a
      key={one}
      className="menu-item"
      href={inLocale(withoutLocale(pathname), one) + search}
      lang={one}
      hrefLang={one}
      aria-current={one === locale || undefined}
      // A page is kept for all whose addresses differ in nothing that it knows; the link is right either way.
      suppressHydrationWarning
      onClick={() => rememberLocale(one)}
    >
      <span className="language-code">{one.toUpperCase()}</span>
      {localeNames[one]}
    </a>
  ));
}
