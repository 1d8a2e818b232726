import type { Site } from '@ayrac/contract/page.ts';
import { retentionPeriods } from '@ayrac/domain/person/retention.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { slugOf } from '@ayrac/domain/text/slug.ts';
import { pageTexts as english } from '@ayrac/phrases/en/pages/index.ts';
import type { PageName } from '@ayrac/phrases/page-text.ts';
import { pageTexts as turkish } from '@ayrac/phrases/tr/pages/index.ts';
import { addresses } from '#web/page/address.ts';

const texts = { tr: turkish, en: english };
const names = Object.keys(turkish) as PageName[];

/** A page of running text by its Turkish path. All stay on the server: the browser is sent the one it shows. */
export function pageTextOf(path: string, locale: Locale, site: Site) {
  const name = names.find((known) => addresses[known]() === path.replace(/\/$/, ''));
  return name && presentText(name, locale, site);
}

/** A text with what its page needs beside the words: anchors, and the titles of the pages that say more. */
export type ShownText = ReturnType<typeof presentText>;

function presentText(name: PageName, locale: Locale, site: Site) {
  const written = texts[locale];
  const { controller, consentMode, gtmId, chatbotUrl } = site;
  const practice = {
    consentMode,
    hasTagManager: gtmId !== undefined,
    hasChatbot: chatbotUrl !== undefined,
  };
  const write = (page: PageName) => written[page](controller, retentionPeriods, practice);
  const { sections, ...text } = write(name);
  return {
    ...text,
    sections: sections.map(({ seeAlso = [], ...section }) => ({
      ...section,
      id: slugOf(section.heading),
      seeAlso: seeAlso.map((page) => ({ page, title: write(page).title })),
    })),
  };
}
