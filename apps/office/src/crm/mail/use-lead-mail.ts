import { type MailPurpose, mailObstacle } from '@ayrac/domain/lead/lead-mail.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import type { LetterTexts } from './letter.tsx';

/** The mail being written to a lead's person: its template, its language and its texts. */
export function useLeadMail(leadId: string) {
  const client = useOfficeClient();
  const [chosen, setChosen] = useState<{ readonly templateId?: string; readonly locale?: Locale }>({});
  const [typed, setTyped] = useState<Readonly<Record<string, LetterTexts>>>({});
  const answer = useQuery({
    queryKey: ['lead-mail', leadId],
    queryFn: ({ signal }) => client.getLeadMail({ params: { id: leadId } }, { signal }),
    // Not fetched again, so that what was typed is not overwritten.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const mail = answer.data;
  const locale = chosen.locale ?? mail?.language ?? 'tr';
  const isAllowed = mail?.isMarketingAllowed === true;
  const maySend = ({ purpose }: { readonly purpose: MailPurpose }) =>
    mailObstacle(purpose, { isWithdrawn: false, isAllowed }) === null;
  // At first, one that may be sent.
  const templates = mail?.templates ?? [];
  const template =
    templates.find(({ id }) => id === chosen.templateId) ?? templates.find(maySend) ?? templates[0];
  const key = keyOf(template?.id, locale);
  const texts = typed[key] ?? template?.[locale] ?? { subject: '', text: '' };
  const isTyped = templates.some((one) =>
    locales.some((language) => {
      const own = typed[keyOf(one.id, language)] ?? one[language];
      return own.subject !== one[language].subject || own.text !== one[language].text;
    }),
  );
  return {
    ...{ answer, template, locale, texts },
    /** Whether a mail with this template may be sent. */
    isReady: template !== undefined && maySend(template),
    /** Whether any text differs from its template. */
    isTyped,
    chooseTemplate: (templateId: string) => setChosen({ ...chosen, templateId }),
    chooseLocale: (next: Locale) => setChosen({ ...chosen, locale: next }),
    type: (part: Partial<LetterTexts>) => setTyped({ ...typed, [key]: { ...texts, ...part } }),
  };
}

/** Returns the key of the text of a template in a language. */
function keyOf(templateId: string | undefined, locale: Locale): string {
  return `${templateId} ${locale}`;
}
