import { describe, expect, it } from 'vitest';
import { maskContacts } from './mask-contacts.ts';

const SEED = 20_261_120;
const ROUNDS = 4_000;

/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const chance = chances(SEED);
const oneOf = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(chance() * values.length)] as Value;
const inEach = (text: string, write: (sign: string) => string) => [...text].map(write).join('');

const zeros = ['0', '٠', '۰', '०', '０', '𝟎', '๐'];
const separators = ['', ' ', '.', '-', '–', '\u00a0', '/', '  ', ' - ', '\u200b'];
const prefixes = ['', '0', '+90', '0090', '90', '+90 ', '+90 (0)', '(0090) '];
const contexts = [
  '/search?q=# ',
  '/ara/#/x',
  '/x?a=1&b=#&c=2',
  'duplicate key (phone)=(#)',
  '{"tel":"#"}',
  'ben#im',
  '#',
];

/** Ways to encode a text that some reader decodes to the same text. */
const encodings: readonly ((text: string) => string)[] = [
  (text) => text,
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => encodeURIComponent(encodeURIComponent(encodeURIComponent(text))),
  (text) => encodeURIComponent(text).toLowerCase(),
  (text) => new URLSearchParams({ q: text }).toString().slice(2),
  (text) => inEach(text, percentEncode),
  (text) => inEach(inEach(text, percentEncode), percentEncode),
  (text) => inEach(text, (sign) => `&#${sign.codePointAt(0)};`),
  (text) => inEach(text, (sign) => `&#x${sign.codePointAt(0)?.toString(16)};`),
  (text) => encodeURIComponent(inEach(text, (sign) => `&#${sign.codePointAt(0)};`)),
  (text) => text.replace('@', '&commat;'),
  (text) => text.replace('@', '＠'),
  (text) => text.replace('@', '\\u0040'),
  (text) => text.replace('@', ' @ '),
];

function percentEncode(sign: string): string {
  return [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

/** Returns a random mobile number: its digits (a 5 and nine more), and one way to write it. */
function somePhone(): { readonly digits: string; readonly written: string } {
  const digits = `5${String(Math.floor(chance() * 1e9)).padStart(9, '0')}`;
  const separator = oneOf(separators);
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
  const grouped = chance() < 0.2 ? [`(${groups[0]})`, ...groups.slice(1)] : groups;
  const zero = oneOf(zeros).codePointAt(0) ?? 0;
  const plain = oneOf(prefixes) + oneOf([grouped.join(separator), [...digits].join(separator)]);
  return { digits, written: plain.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))) };
}

function someEmail(): { readonly name: string; readonly written: string } {
  const name =
    oneOf(['ayse.yilmaz', 'ayşe', 'ali+haber', 'o_k-an', 'zeynep1990']) + Math.floor(chance() * 900 + 100);
  return {
    name,
    written: `${name}@${oneOf(['ornek.example', 'posta.ornek.example', 'ÖRNEK.example', 'x.co'])}`,
  };
}

/** Decodes a log line as far as a reader could. */
function readByAnyone(line: string): string {
  let read = line;
  for (let layer = 0; layer < 5; layer += 1) {
    read = read
      .replace(/(?:%[\da-f]{2})+/gi, (found) => Buffer.from(found.replaceAll('%', ''), 'hex').toString())
      .replace(/&#(\d+);/g, (_found, code) => String.fromCodePoint(Number(code)))
      .replace(/&#x([\da-f]+);/g, (_found, code) => String.fromCodePoint(Number.parseInt(code, 16)));
  }
  for (const zero of zeros) {
    for (let digit = 0; digit < 10; digit += 1)
      read = read.replaceAll(String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit), String(digit));
  }
  return read;
}

describe('in thousands of spellings', () => {
  it('every phone number is masked', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { digits, written } = somePhone();
      const line = oneOf(contexts).replace('#', oneOf(encodings)(written).replaceAll('$', '$$$$'));
      const masked = maskContacts(line);
      const left = readByAnyone(masked).replace(/\D/g, '');
      expect(left, `${line} became ${masked}`).not.toContain(digits.slice(0, 5));
      expect(left, line).not.toContain(digits.slice(4, 9));
    }
  });

  it('every e-mail address is masked', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { name, written } = someEmail();
      const line = oneOf(contexts).replace('#', oneOf(encodings)(written));
      const masked = maskContacts(line);
      const left = readByAnyone(masked).normalize('NFC');
      expect(left, `${line} became ${masked}`).not.toContain(name.slice(2));
    }
  });
});

describe('text without contact data stays unchanged', () => {
  it.each([
    '/kampanyalar/konut-kredisi-120-ay?sayfa=2&fiyat=10000-90000',
    '/search?q=%C5%9Feker%20pare',
    '/assets/root-BK5js9EC.js',
    '0b9f0a4e-5321-4112-8233-123456789012',
    '2026-11-20T09:00:00.123Z took 5321 ms',
    'Listening at http://127.0.0.1:3000',
    'at file:///srv/node_modules/@fastify/rate-limit/index.js:312:11',
    '/x?a=1&amp;b=%252',
    '100 %, &c; \\u00',
  ])('%s', (text) => {
    expect(maskContacts(text)).toBe(text);
  });
});

it.each([
  ['/kampanyalar/0532-111-22-33-lale', '/kampanyalar/*** *** ** 33-lale'],
  ['0b9f0a4e-5321-4112-8233-123456789012 5321112233', '0b9f0a4e-5321-4112-8233-123456789012 *** *** ** 33'],
  ['to ali@5321112233', 'to a***@*** *** ** 33'],
  ['0212 555 12 34', '*** *** ** 34'],
  ['+49 170 1234567', '*** *** ** 67'],
  ['/login?donus=%2Fe-posta-dogrula%3Fkod%3Dabc-_9', '/login?donus=%2Fe-posta-dogrula?kod=…'],
])('%s becomes %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

it.each(['a', '1', '(', '90', '%20', '%25', 'é', '٥', 'a@', '&#', '5 '])(
  'a long run of "%s" is searched in linear time',
  (part) => {
    /** Processor time in microseconds, which other work on the machine does not affect. */
    const cost = (length: number, times: number) => {
      const text = `0${part.repeat(length / part.length)}`;
      const from = process.threadCpuUsage();
      for (let time = 0; time < times; time++) maskContacts(text);
      return process.threadCpuUsage(from).user;
    };
    const inPieces = cost(4_000, 24);
    // The same amount of text in one piece should take about as long, not twenty-four times as long. Kernels count
    // processor time in steps of some milliseconds, hence the lower bound.
    expect(cost(96_000, 1)).toBeLessThan(6 * Math.max(inPieces, 20_000));
  },
);
