import { fillTemplate } from '@ayrac/domain/lead/lead-mail.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { textIn } from '@ayrac/domain/text/text-in.ts';
import type { listTemplates, WrittenTo } from './queries.ts';

type Template = Awaited<ReturnType<typeof listTemplates>>[number];

/** Presents a template filled in for a request, in both languages, with its name in that of the reader. */
export function presentTemplate(
  { id, name, nameEn, purpose, ...texts }: Template,
  to: WrittenTo,
  reader: Locale,
) {
  const { subject, text, subjectEn, textEn } = texts;
  const filled = (template: string, locale: Locale) =>
    fillTemplate(template, {
      name: to.name,
      campaign: textIn(locale, to.campaign.title, to.campaign.titleEn).text,
      brand: to.brand,
    });
  return {
    ...{ id, name: textIn(reader, name, nameEn).text, purpose },
    tr: { subject: filled(subject, 'tr'), text: filled(text, 'tr') },
    en: { subject: filled(subjectEn, 'en'), text: filled(textEn, 'en') },
  };
}
