import { textOf } from './read-html.ts';

/** A count shown on a page, and the address of the list that it counts. */
interface Count {
  readonly count: number;
  readonly address: string;
}

/** All counts on a page. */
export interface PageCounts {
  readonly counts: readonly Count[];
  /** Number of campaigns according to the page's list, heading and description; undefined where none is shown. */
  readonly own: number | undefined;
  readonly headed: number | undefined;
  readonly described: number | undefined;
  /** Campaigns of the list that are on this page. */
  readonly listed: readonly string[];
  /** Texts with a number of campaigns that lead to no list. */
  readonly astray: readonly string[];
}

const campaigns = /(\d[\d.,]*) (?:güncel |live )?(?:kampanya|campaigns?)(?!\p{L})/u;
const link = /<a\b([^>]*)>([\s\S]*?)<\/a>/g;
/** A link followed by its count. */
const linkBefore = new RegExp(
  String.raw`<a\b([^>]*)>[^<]*</a>(?:</h2><p class="[^"]*">|<span class="[^"]*"><span class="sr-only">)${campaigns.source}</`,
  'gu',
);
const filterBox = /<label class="filter-value"[^>]*>([\s\S]*?)<\/label>/g;
const heading = /<h1\b[^>]*>([^<]*)<\/h1>/;
const status = /role="status"[^>]*>([^<]*)</g;
const heroWords = /<div class="[^"]*hero-words">[\s\S]*?<p>([^<]*)<\/p>/;

/** Reads the counts of a page; `address` is the page's own. */
export function readCounts(html: string, address: string): PageCounts {
  const page = html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const counts: Count[] = [];
  const take = (text: string | undefined, where: string | undefined) => {
    if (text === undefined || where === undefined) return false;
    counts.push({ count: numberOf(text), address: where });
    return true;
  };
  const unlinked = page
    .replace(linkBefore, (all, tag, text) => (take(text, attribute(tag, 'href')) ? '' : all))
    .replace(link, (all, tag, inner) =>
      isCard(tag) || take(countIn(inner), attribute(tag, 'href')) ? '' : all,
    )
    .replace(filterBox, (all, inner) => (take(countIn(inner), chosenAlone(address, inner)) ? '' : all))
    .replace(heroWords, (_all, words) => {
      const [locale = ''] = /^\/en(?=\/|$)/.exec(address) ?? [];
      take(campaigns.exec(words)?.[1], `${locale}/kampanyalar`);
      take(/(\d[\d.,]*) (?:marka|brands?)/.exec(words)?.[1], `${locale}/marka`);
      return '';
    });
  const [, list = ''] = page.split('<div class="list-tools">');
  const own = [...(list || page).matchAll(status)]
    .map(([, text = '']) => text)
    .find((text) => campaigns.test(text));
  const [, headed = ''] = heading.exec(page) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return {
    counts,
    own: campaignsIn(own ?? ''),
    headed: campaignsIn(headed),
    described: campaignsIn(description),
    listed: [...(list.split('</section>')[0] ?? '').matchAll(link)].flatMap(([, tag = '']) =>
      isCard(tag) ? [attribute(tag, 'href') ?? ''] : [],
    ),
    astray:
      textOf(
        unlinked
          .replace(headed, '')
          .replace(own ?? '', '')
          .replaceAll('<', ' <'),
      ).match(new RegExp(campaigns.source, 'gu')) ?? [],
  };
}

function countIn(inner: string): string | undefined {
  const [, shown] = /class="(?:chip-count|stats-value)"[^>]*>([^<]*)</.exec(inner) ?? [];
  const text = textOf(inner);
  return shown ?? campaigns.exec(text)?.[1] ?? /\((\d[\d.,]*)\)$/.exec(text)?.[1];
}

/** Returns the address of the page's list with this checkbox as the only choice of its filter. */
function chosenAlone(address: string, inner: string): string {
  const [path, written = ''] = address.split('?');
  const query = new URLSearchParams(written);
  query.set(attribute(inner, 'name') ?? '', attribute(inner, 'value') ?? '');
  query.delete('sayfa');
  return `${path}?${decodeURIComponent(query.toString())}`;
}

function isCard(tag: string): boolean {
  return attribute(tag, 'class') === 'card-link';
}

function attribute(html: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
}

function campaignsIn(text: string): number | undefined {
  const match = campaigns.exec(text)?.[1];
  return match === undefined ? undefined : numberOf(match);
}

function numberOf(text: string): number {
  return Number(text.replace(/\D/g, ''));
}
