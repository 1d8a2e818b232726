import { useLocale } from '@ayrac/browser/locale.ts';
import type { SiteTextReaders } from '@ayrac/contract/office/site-texts.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Returns a function that says how many people were shown a text. */
export function useShownPhrase() {
  const { reach } = useOfficePhrases().siteTexts;
  const locale = useLocale();
  return ({ members, requests, subscriptions, messages }: NonNullable<SiteTextReaders['shown']>) =>
    reach.shown({
      members: formatCount(members, locale),
      requests: formatCount(requests, locale),
      subscriptions: formatCount(subscriptions, locale),
      messages: formatCount(messages, locale),
    });
}
