import { retentionPeriods } from '@ayrac/domain/person/retention.ts';
import { type SiteTextName, type TextPage, textOfPage } from '@ayrac/domain/site-text/site-text.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { slugOf } from '@ayrac/domain/text/slug.ts';
import { practiceWords as english } from '@ayrac/phrases/en/pages/practice.ts';
import type { ConsentQuestions, Notices, NoticeText } from '@ayrac/phrases/notice.ts';
import { fillNotice } from '@ayrac/phrases/notice.ts';
import {
  fillPage,
  fillText,
  type PageTemplate,
  type PlaceholderValues,
  placeholderValues,
} from '@ayrac/phrases/page-text.ts';
import { practiceWords as turkish } from '@ayrac/phrases/tr/pages/practice.ts';
import type { Env } from '#server/env.ts';
import type { TextBody } from './table.ts';

const DAY_LETTERS = 'YYYY-MM-DD'.length;

/** Returns the content of a text in one language. */
export type TextReader = (name: SiteTextName) => TextBody;

/** Returns the values of the placeholders from this node's settings. */
export function valuesOf(env: Env, locale: Locale): PlaceholderValues {
  const { controller, consentMode, gtmId, chatbotUrl } = env;
  const practice = {
    consentMode,
    hasTagManager: gtmId !== undefined,
    hasChatbot: chatbotUrl !== undefined,
  };
  return placeholderValues(controller, retentionPeriods, practice, locale === 'en' ? english : turkish);
}

/** Presents the disclosures and the texts of optional checkboxes for forms. */
export function presentNotices(textOf: TextReader, { controller }: Env): Notices {
  return {
    general: fillNotice(textOf('general-notice') as NoticeText, controller),
    borusan: fillNotice(textOf('borusan-notice') as NoticeText, controller),
    questions: textOf('consent-questions') as ConsentQuestions,
  };
}

/** Presents a page with its anchors and the titles of related pages. */
export function presentPage(page: TextPage, textOf: TextReader, values: PlaceholderValues) {
  const template = textOf(textOfPage[page]) as PageTemplate;
  const notices = {
    general: textOf('general-notice') as NoticeText,
    borusan: textOf('borusan-notice') as NoticeText,
  };
  const { sections, ...text } = fillPage(template, notices, values);
  const titleOf = (other: TextPage) => fillText((textOf(textOfPage[other]) as PageTemplate).title, values);
  const isOlder = template.notice !== undefined && text.version < notices[template.notice].version;
  // A page that contains a notice changes with the notice.
  const version = isOlder ? notices[template.notice].version : text.version;
  return {
    ...text,
    version,
    date: isOlder ? version.slice(0, DAY_LETTERS) : text.date,
    sections: sections.map(({ seeAlso = [], ...section }) => ({
      ...section,
      id: slugOf(section.heading),
      seeAlso: seeAlso.map((other) => ({ page: other, title: titleOf(other) })),
    })),
  };
}
