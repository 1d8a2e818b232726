import type { Locale } from '@ayrac/domain/locale.ts';
import { pageTexts as english } from '@ayrac/phrases/en/page-texts.ts';
import type { PageName, PageText, SiteOwner } from '@ayrac/phrases/page-text.ts';
import { pageTexts as turkish } from '@ayrac/phrases/tr/page-texts.ts';

const texts = { tr: turkish, en: english };

/** A page of running text. It stays on the server: the browser is sent the one it shows. */
export function pageTextOf(path: string, locale: Locale, owner: SiteOwner): PageText | undefined {
  const name = path.replaceAll('/', '');
  return Object.hasOwn(turkish, name) ? texts[locale][name as PageName](owner) : undefined;
}
