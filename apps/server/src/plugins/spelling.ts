/** A decoded text. */
export interface Spelling {
  readonly read: string;
  /** Start and end of each decoded character in the original text; absent when decoding changed nothing. */
  readonly places?: { readonly from: readonly number[]; readonly to: readonly number[] };
}

/** How many times text is decoded. No reader undoes more layers than this. */
const MOST_LAYERS = 5;

const byte = '[89ab][\\da-f]';
// A percent sign, with any number of `%25` layers over it. The patterns below match one UTF-8 character.
const percent = '%(?:25)*';
const percentEncoded = new RegExp(
  [
    `${percent}[0-7][\\da-f]`,
    `${percent}[cd][\\da-f]${percent}${byte}`,
    `${percent}e[\\da-f](?:${percent}${byte}){2}`,
    `${percent}f[0-7](?:${percent}${byte}){3}`,
  ].join('|'),
  'gi',
);
const escaped = /(?:%u|\\u)[\da-f]{4}|\\x[\da-f]{2}/gi;
const named: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&commat;': '@', '&plus;': '+', '&period;': '.', '&nbsp;': ' ', '&percnt;': '%' },
  ...{ '&lpar;': '(', '&rpar;': ')', '&hyphen;': '-', '&sol;': '/', '&num;': '#' },
};
const entity = /&#\d{1,7};?|&#x[\da-f]{1,6};?|&[a-z]{2,6};/gi;
const foreign = /[^\0-\x7f]/gu;

/** Each encoding of a character, with its decoder. */
const layers: readonly (readonly [RegExp, (written: string) => string])[] = [
  [percentEncoded, (written) => utf8(written.replace(/%(?:25)*(?=[\da-f]{2})/gi, ''))],
  [escaped, (written) => character(written.slice(2), 16)],
  [entity, readEntity],
  [foreign, readForeign],
];

/**
 * Decodes a text that may be percent-encoded, escaped or written as HTML entities, in several layers, and that may
 * contain full-width letters, digits of other scripts and invisible characters.
 */
export function readSpelling(text: string): Spelling {
  let spelling: Spelling = { read: text };
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const before = spelling;
    for (const [pattern, decode] of layers) spelling = rewrite(spelling, pattern, decode);
    if (spelling === before) break;
  }
  return spelling;
}

function rewrite(spelling: Spelling, pattern: RegExp, decode: (written: string) => string): Spelling {
  const { read, places } = spelling;
  const parts: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let done = 0;
  const put = (plain: string, first: number, last: number) => {
    parts.push(plain);
    from.push(places?.from[first] ?? first);
    to.push(places?.to[last] ?? last + 1);
  };
  const keep = (end: number) => {
    for (; done < end; done += 1) put(read.charAt(done), done, done);
  };
  for (const { 0: written, index } of read.matchAll(pattern)) {
    const plain = decode(written);
    if (plain === written) continue;
    keep(index);
    done = index + written.length;
    for (const unit of plain.split('')) put(unit, index, done - 1);
  }
  if (done === 0) return spelling;
  keep(read.length);
  return { read: parts.join(''), places: { from, to } };
}

function utf8(hex: string): string {
  return Buffer.from(hex, 'hex').toString('utf8');
}

function character(digits: string, base: 10 | 16): string {
  const code = Number.parseInt(digits, base);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function readEntity(written: string): string {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+))/i.exec(written) ?? [];
  if (hex !== undefined) return character(hex, 16);
  return decimal === undefined ? (named[written.toLowerCase()] ?? written) : character(decimal, 10);
}

/**
 * Maps full-width and styled letters to plain ones and the digits of every script to 0–9, and removes combining marks
 * and invisible characters.
 */
function readForeign(written: string): string {
  if (/[\p{M}\p{Cf}]/u.test(written)) return '';
  const plain = written.normalize('NFKC');
  return plain.replace(/\p{Nd}/gu, digitOf);
}

/** The ten digits of a script have consecutive code points, so the value is the distance from its zero. */
function digitOf(written: string): string {
  const code = written.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
