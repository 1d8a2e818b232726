import { useLocation } from 'react-router';
import { inLocale, useLocale, withoutLocale } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { useSite } from '#web/site.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** The canonical path where it is not the page's own, in Turkish and without the prefix; with its query. */
  readonly canonical?: string;
  /** Search engines leave the page out. */
  readonly noindex?: boolean;
  /** A page whose content has no English is canonical to its Turkish version. */
  readonly turkishOnly?: boolean;
}

/** Title, description, canonical and language links of a page; React lifts them into the head. */
export function PageHead({ title, description, canonical, noindex, turkishOnly }: PageHeadProps) {
  const { shell } = usePhrases();
  const { origin } = useSite();
  const locale = useLocale();
  const { pathname } = useLocation();
  const path = canonical ?? withoutLocale(pathname);
  const own = origin + inLocale(path, turkishOnly ? 'tr' : locale);
  return (
    <>
      <title>{path === '/' ? title : `${title} | ${shell.siteName}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={own} />
          {!turkishOnly && (
            <>
              <link rel="alternate" hrefLang="tr" href={origin + path} />
              <link rel="alternate" hrefLang="en" href={origin + inLocale(path, 'en')} />
              <link rel="alternate" hrefLang="x-default" href={origin + path} />
            </>
          )}
        </>
      )}
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:url" content={own} />
    </>
  );
}
