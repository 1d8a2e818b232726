import type { Locale } from '../text/locale.ts';
import { draftFields } from './draft-fields.ts';

const marks: Readonly<Record<Locale, string>> = { tr: ' (kopya)', en: ' (copy)' };

/**
 * Returns the title of a copy of a campaign, so that nobody takes it for its model. A copy of a copy has the same title
 * as its model, because a second mark would say nothing more.
 */
export function copiedTitle(title: string, locale: Locale): string {
  if (isCopiedTitle(title, locale)) return title;
  const mark = marks[locale];
  return beginningOf(title, draftFields.title.limit - mark.length).trimEnd() + mark;
}

/** Whether a title says that its campaign is a copy. */
export function isCopiedTitle(title: string, locale: Locale): boolean {
  return title.endsWith(marks[locale]);
}

/** Returns as many whole characters of a text as fit into a number of UTF-16 units. */
function beginningOf(text: string, limit: number): string {
  let beginning = '';
  for (const character of text) {
    if (beginning.length + character.length > limit) break;
    beginning += character;
  }
  return beginning;
}
