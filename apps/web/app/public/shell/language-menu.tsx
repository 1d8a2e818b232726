import { rememberLocale } from '@ayrac/browser/choices.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { type Locale, localeNames, locales } from '@ayrac/domain/text/locale.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { LinksReplace } from '@ayrac/kit/navigation/links-replace.ts';
import { isPlainClick } from '@ayrac/kit/navigation/plain-click.ts';
import { type MouseEvent, use } from 'react';
import { useLocation } from 'react-router';
import { inLocale, useSearch, withoutLocale } from '#web/page/address.ts';

/**
 * Links to the same page in the other language. Each language is a separate document, because a page only loads the
 * phrases of one.
 */
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
  const { pathname } = useLocation();
  const search = useSearch();
  const isReplacing = use(LinksReplace);
  const choose = (event: MouseEvent<HTMLAnchorElement>, chosen: Locale) => {
    rememberLocale(chosen);
    if (!isReplacing || !isPlainClick(event)) return;
    event.preventDefault();
    window.location.replace(event.currentTarget.href);
  };
  return locales.map((one) => (
    <a
      key={one}
      className="menu-item"
      href={inLocale(withoutLocale(pathname), one) + search}
      lang={one}
      hrefLang={one}
      aria-current={one === locale || undefined}
      // A cached page may have been rendered for an address with parameters that it ignores, so the link may differ in
      // the browser. Both versions are right.
      suppressHydrationWarning
      onClick={(event) => choose(event, one)}
    >
      <span className="language-code">{one.toUpperCase()}</span>
      {localeNames[one]}
    </a>
  ));
}
