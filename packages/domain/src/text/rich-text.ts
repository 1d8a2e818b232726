/** Elements allowed in rich text. Links keep only their URL. */
export const richElements = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'] as const;

/** Run of text with the same format. Line breaks are `\n`. */
export interface RichRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Target of a link, http or https. Null without a link. */
  readonly href: string | null;
}

/** Paragraph or list of a rich text. */
export type RichBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly RichRun[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly RichRun[])[] };

const beginning = /^\s*<(?:p|ul|ol)(?:\s[^>]*)?>/i;
const token = /<(\/?)([a-z][a-z\d]*)([^>]*)>|([^<]+)|</gi;
// Control characters and characters that could reverse the text direction. HTML entities may introduce them.
const unwanted = /(?!\n)\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Whether a text is rich, that is, begins with one of its block elements. Any other text is plain and is displayed as
 * it is.
 */
export function isRichText(text: string): boolean {
  return beginning.test(text);
}

/**
 * Parses a rich text into blocks. Unknown elements, attributes and links that are not http or https are dropped, so
 * that the result is always safe to display.
 */
export function readRichText(text: string): readonly RichBlock[] {
  const blocks: RichBlock[] = [];
  let runs: RichRun[] = [];
  let items: (readonly RichRun[])[] | null = null;
  let isOrdered = false;
  const open = { strong: 0, em: 0 };
  let href: string | null = null;
  const add = (words: string) => {
    const text = words
      .replace(unwanted, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .toWellFormed();
    if (text !== '') runs.push({ text, isBold: open.strong > 0, isItalic: open.em > 0, href });
  };
  const endRuns = () => {
    const filled = trimmed(runs);
    runs = [];
    if (filled.length === 0) return;
    if (items === null) blocks.push({ kind: 'paragraph', runs: filled });
    else items.push(filled);
  };
  const endList = () => {
    endRuns();
    if (items !== null && items.length > 0) blocks.push({ kind: 'list', isOrdered, items });
    items = null;
  };
  for (const [, slash, element = '', attributes = '', words] of text.matchAll(token)) {
    const name = element.toLowerCase();
    const isEnd = slash === '/';
    if (words !== undefined) add(decoded(words).replace(/\n/g, ' '));
    else if (name === '') add('<');
    else if (name === 'br') add('\n');
    else if (name === 'strong' || name === 'em') open[name] = Math.max(0, open[name] + (isEnd ? -1 : 1));
    else if (name === 'a') href = isEnd ? null : webAddressIn(attributes);
    else if (name === 'ul' || name === 'ol') {
      endList();
      if (!isEnd) [items, isOrdered] = [[], name === 'ol'];
    } else if (name === 'li' || (name === 'p' && items === null)) endRuns();
    else if (name === 'p' && !isEnd && runs.length > 0) add('\n');
  }
  endList();
  return blocks;
}

/** Writes blocks of rich text in the canonical form in which they are stored. */
export function writeRichText(blocks: readonly RichBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return `<p>${writeRuns(block.runs)}</p>`;
      const items = block.items.map((runs) => `<li>${writeRuns(runs)}</li>`).join('');
      return block.isOrdered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
    })
    .join('');
}

/** Returns a rich or plain text as lines without markup. */
export function plainOf(text: string): string {
  if (!isRichText(text)) return text;
  const lines = readRichText(text).flatMap((block) => (block.kind === 'list' ? block.items : [block.runs]));
  return lines.map((runs) => runs.map((run) => run.text).join('')).join('\n');
}

function writeRuns(runs: readonly RichRun[]): string {
  return runs
    .map(({ text, isBold, isItalic, href }) => {
      const words = escaped(text).replaceAll('\n', '<br>');
      const slanted = isItalic ? `<em>${words}</em>` : words;
      const heavy = isBold ? `<strong>${slanted}</strong>` : slanted;
      return href === null ? heavy : `<a href="${escaped(href)}">${heavy}</a>`;
    })
    .join('');
}

function trimmed(runs: readonly RichRun[]): readonly RichRun[] {
  const text = runs.map((run) => run.text).join('');
  const [start, end] = [text.length - text.trimStart().length, text.trimEnd().length];
  let place = 0;
  return runs.flatMap((run) => {
    const from = Math.max(0, start - place);
    const to = Math.min(run.text.length, end - place);
    place += run.text.length;
    return to > from ? [{ ...run, text: run.text.slice(from, to) }] : [];
  });
}

function webAddressIn(attributes: string): string | null {
  const [, quoted, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const address = decoded(quoted ?? single ?? '').trim();
  return /^https?:\/\/[^\s/\\]/i.test(address) && URL.canParse(address) ? address : null;
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
