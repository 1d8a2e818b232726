/** What a page tells search engines and link previews. */
export interface PageFacts {
  readonly lang: string | undefined;
  readonly title: string;
  readonly description: string | undefined;
  readonly robots: string | undefined;
  readonly canonical: string | undefined;
  /** URLs by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly feed: string | undefined;
  /** Open Graph and Twitter properties by name. */
  readonly sharing: Readonly<Record<string, string>>;
  readonly headings: number;
  /** Entities of all structured data blocks. */
  readonly things: readonly Thing[];
}

/** A schema.org entity. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Parses a page with regular expressions. It relies on the site's own markup: simple elements, and attributes in double
 * quotes.
 */
export function readPage(html: string): PageFacts {
  const metas = tagsOf(html, 'meta');
  const links = tagsOf(html, 'link');
  const meta = (name: string) => metas.find((tag) => tag.name === name)?.content;
  const alternates = links.filter((tag) => tag.rel === 'alternate');
  return {
    lang: tagsOf(html, 'html')[0]?.lang,
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    robots: meta('robots'),
    canonical: links.find((tag) => tag.rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      alternates.flatMap(({ hreflang, href = '' }) => (hreflang === undefined ? [] : [[hreflang, href]])),
    ),
    feed: alternates.find((tag) => tag.type === 'application/rss+xml')?.href,
    sharing: Object.fromEntries(
      metas.flatMap(({ property, name = '', content = '' }) =>
        property !== undefined || name.startsWith('twitter:') ? [[property ?? name, content]] : [],
      ),
    ),
    headings: tagsOf(html, 'h1').length,
    things: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(
      ([, json = '']) => (JSON.parse(json) as { '@graph': Thing[] })['@graph'],
    ),
  };
}

function tagsOf(html: string, name: string): Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[ />])([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign);
}
