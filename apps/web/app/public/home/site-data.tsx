import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSite } from '#web/page/site.ts';
import { organizationOf, type SiteFacts, websiteOf } from '#web/structured-data/site-things.ts';
import { StructuredData, writeThings } from '#web/structured-data/structured-data.tsx';

/** Structured data of the site's operator and its search. */
export function SiteData() {
  const { shell } = usePhrases();
  const home = useScreenPhrases('home');
  const { origin, social } = useSite();
  const locale = useLocale();
  const accounts = Object.values(social).filter((address) => address !== undefined);
  const facts = { origin, name: shell.siteName, description: home.description, locale, accounts };
  return <StructuredData>{import.meta.env.SSR ? writeSite(facts) : ''}</StructuredData>;
}

function writeSite(facts: SiteFacts): string {
  return writeThings(organizationOf(facts), websiteOf(facts));
}
