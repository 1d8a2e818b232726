import { rememberLocale } from '@ayrac/browser/choices.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { type Locale, localeNames, locales } from '@ayrac/domain/text/locale.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { MenuButton } from '@ayrac/kit/menu/menu-item.tsx';

/** Changes the language and reloads the page, because a document only loads the phrases of one language. */
export function chooseLanguage(locale: Locale): void {
  rememberLocale(locale);
  location.reload();
}

/** The language menu in the bar. */
export function LanguageMenu() {
  const { shell } = usePhrases();
  const locale = useLocale();
  return (
    <Menu
      align="end"
      buttonClass="office-language"
      label={`${shell.language}: ${locale.toUpperCase()}`}
      button={
        <>
          <Icon name="globe" />
          {locale.toUpperCase()}
        </>
      }
    >
      <LanguageChoice />
    </Menu>
  );
}

/** The languages, with the current one ticked. */
export function LanguageChoice() {
  const here = useLocale();
  return locales.map((locale) => (
    <MenuButton
      key={locale}
      lang={locale}
      aria-current={locale === here || undefined}
      onClick={() => chooseLanguage(locale)}
    >
      <span className="office-language-code">{locale.toUpperCase()}</span>
      {localeNames[locale]}
    </MenuButton>
  ));
}
