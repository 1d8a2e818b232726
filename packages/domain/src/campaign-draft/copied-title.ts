import type { Locale } from '../text/locale.ts';
import { draftFields } from './draft-fields.ts';

const marks: Readonly<Record<Locale, string>> = { tr: ' (kopya)', en: ' (copy)' };

/** Returns the title of a copy of a campaign, so that nobody takes it for its model. Copies of copies are marked once. */
export function copiedTitle(title: string, locale: Locale): string {
  const mark = marks[locale];
  if (title.endsWith(mark)) return title;
  return title.slice(0, draftFields.title.limit - mark.length).trimEnd() + mark;
}
