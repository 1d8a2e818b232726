import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { shareSize } from '@ayrac/domain/campaign/picture-address.ts';
import { unlistedScreens } from '@ayrac/domain/screen/screens.generated.ts';
import { type Locale, localeTag } from '@ayrac/domain/text/locale.ts';
import { useLocation, useMatches } from 'react-router';
import { inLocale, withoutLocale } from '#web/page/address.ts';
import { useSite } from '#web/page/site.ts';

/** Preview picture for sharing: a JPEG or PNG of the size for sharing. */
interface SharedPicture {
  readonly address: string;
  readonly alt: string;
}

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** Canonical path with its query, in Turkish and without the language prefix, if it is not the page's own. */
  readonly canonical?: string;
  /** Excludes the page from search engines even if the table of screens lists it. */
  readonly noindex?: boolean;
  /** The content exists only in Turkish, so the canonical address is the Turkish one. */
  readonly turkishOnly?: boolean;
  /** Replaces the site's own preview picture. */
  readonly picture?: SharedPicture | undefined;
  /** Turkish path of the page's feed. Feeds exist only in Turkish. */
  readonly feed?: string;
}

/** Title, description, canonical and language links of a page, and its preview where it is shared. */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonical, turkishOnly, feed } = props;
  const { shell } = usePhrases();
  const { origin } = useSite();
  const locale = useLocale();
  const { pathname } = useLocation();
  const screen = useMatches().at(-1)?.id ?? '';
  const noindex = props.noindex || unlistedScreens.includes(screen);
  const path = canonical ?? (withoutLocale(pathname).replace(/\/+$/, '') || '/');
  const language = turkishOnly ? 'tr' : locale;
  const own = origin + inLocale(path, language);
  return (
    <>
      <title>{path === '/' ? title : `${title} | ${shell.siteName}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={own} />
          {!turkishOnly && <Alternates path={path} />}
        </>
      )}
      {feed !== undefined && locale === 'tr' && (
        <link rel="alternate" type="application/rss+xml" title={title} href={feed} />
      )}
      <Sharing {...props} url={own} language={language} />
    </>
  );
}

function Alternates({ path }: { readonly path: string }) {
  const { origin } = useSite();
  return (
    <>
      <link rel="alternate" hrefLang="tr" href={origin + path} />
      <link rel="alternate" hrefLang="en" href={origin + inLocale(path, 'en')} />
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  );
}

interface SharingProps extends PageHeadProps {
  readonly url: string;
  readonly language: Locale;
}

/** Open Graph tags, which all services read. */
function Sharing({ title, description, turkishOnly, picture, url, language }: SharingProps) {
  const { shell } = usePhrases();
  const { origin } = useSite();
  const shown = picture ?? { address: `/share-${language}.png`, alt: `${shell.siteName}: ${shell.slogan}` };
  const other = language === 'tr' ? 'en' : 'tr';
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shell.siteName} />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={ogLocale(language)} />
      {!turkishOnly && <meta property="og:locale:alternate" content={ogLocale(other)} />}
      <meta property="og:image" content={origin + shown.address} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={shown.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Returns a language as Open Graph writes it, with an underscore. */
function ogLocale(locale: Locale): string {
  return localeTag[locale].replace('-', '_');
}
