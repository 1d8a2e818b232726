/** A text as it reads once it is decoded. */
export interface Spelling {
  readonly read: string;
  /** Where each of its characters begins and ends in what is written; absent where it is read as it is written. */
  readonly places?: { readonly from: readonly number[]; readonly to: readonly number[] };
}

/** So often something decoded is decoded again; what is wrapped more often is read by nobody. */
const MOST_LAYERS = 5;

const byte = '[89ab][\\da-f]';
// One character of UTF-8, by however many layers of `%25` its percent signs are hidden.
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

/** Each way to write a character as something else, and what it is read as. */
const layers: readonly (readonly [RegExp, (written: string) => string])[] = [
  [percentEncoded, (written) => utf8(written.replace(/%(?:25)*(?=[\da-f]{2})/gi, ''))],
  [escaped, (written) => character(written.slice(2), 16)],
  [entity, readEntity],
  [foreign, readForeign],
];

/**
 * Reads a text that may be percent-encoded, escaped or written in entities, in several layers, with wide letters,
 * digits of other scripts and signs that nobody sees.
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

/** Wide and styled letters as plain ones, digits of every script as ours, marks and unseen signs as nothing. */
function readForeign(written: string): string {
  if (/[\p{M}\p{Cf}]/u.test(written)) return '';
  const plain = written.normalize('NFKC');
  return plain.replace(/\p{Nd}/gu, digitOf);
}

/** Digits of a script stand one after the other, from its zero. */
function digitOf(written: string): string {
  const code = written.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
