import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { below, pick } from './chance.ts';

/** A name that occurs nowhere on the site. No response may contain it as markup. */
export const MARKER = 'zqx7';

/** Texts that become code if they are used without escaping. */
const injections = [
  `<script>${MARKER}()</script>`,
  `</script><${MARKER}>`,
  `</title></style></textarea><${MARKER}>`,
  `--><${MARKER}><!--`,
  `]]><${MARKER}>`,
  `"><${MARKER} onload=1>`,
  `" ${MARKER}="1`,
  `' ${MARKER}='1`,
  `<img src=x onerror=${MARKER}()>`,
  `<svg/onload=${MARKER}()>`,
  `javascript:${MARKER}()`,
  `data:text/html,<${MARKER}>`,
  `{{constructor.constructor('${MARKER}()')()}}`,
  `\${7*7}${MARKER}`,
  '<%= 7 * 7 %>',
  "' or 1=1 --",
  "'; drop table campaign; --",
  '1) union select null, version() --',
  "\\'; select pg_sleep(20); --",
  '../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '//example.com/',
  '/\\example.com',
  'https://example.com/',
  'a\r\nset-cookie: a=b',
  "=cmd|'/c calc'!A1",
  '$(id)',
  '`id`',
  '%',
  '%00',
  '%_',
  '__proto__',
  'constructor',
  'hasOwnProperty',
];

/** Unusual but valid texts. */
const oddTexts = [
  '',
  ' ',
  '\t',
  '\r\n',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u0000',
  'a\u0000b',
  '\u0001\u0008\u001b\u001f',
  '\u007f\u0085',
  'a\u2028b\u2029c',
  '\ud800',
  'a\udfffb',
  '\uffff\ufffe',
  '\u{10ffff}',
  '👩‍👩‍👧‍👦🏳️‍🌈🇹🇷',
  '\u202egnirts\u202c',
  'שלום \u200f عالم',
  `e${'\u0301'.repeat(300)}`,
  'İıŞşĞğÇçÖöÜü',
  'ﬀ ß ǆ Σς',
  '𝕊𝕚𝕘𝕠𝕣𝕥𝕒',
  '１２３',
  'null',
  'undefined',
  'true',
  '[object Object]',
];

const oddNumbers = [
  ...['-1', '-0', '0', '0.1', '+5', ' 5', '5.', '.5', '1e3', '1e999', '0x10', '1_000', '1.000,00', '١٢٣'],
  ...['NaN', 'Infinity', '-Infinity', '2147483648', '9007199254740993', '9223372036854775808'],
  '9'.repeat(400),
];

const oddDates = [
  ...[
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    '-271821-04-20',
    '+275760-09-13',
    '10000-01-01',
    '1900-01-01',
  ],
  ...['2026-11-20T25:00:00Z', '2026-11-20T09:00:60Z', '2026-11-20T09:00:00+99:99', '20.11.2026', '1'],
  // Words that PostgreSQL parses as dates or times.
  ...['infinity', 'epoch', 'now', 'allballs'],
];

const oddIds = [
  'not-an-id',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{00000000-0000-4000-8000-000000000001}',
  '00000000-0000-4000-8000-00000000000',
  '00000000-0000-4000-8000-000000000001 ',
  '00000000-0000-4000-8000-000000000001\n',
  '00000000000040008000000000000001',
];

/** Lengths around and beyond the limits of texts and bodies. */
const lengths = [41, 121, 201, 501, 5_000, 20_001, 60_000, 120_000, 200_000];
const fillings = ['a', ' ', 'ş', '🎈', '<', '"', '\\', '\u0000', '%'];

/** Draws a hostile text of at most 200,000 characters. */
export function hostileText(random: Random): string {
  const kind = below(random, 10);
  if (kind < 3) return pick(random, injections);
  if (kind < 6) return pick(random, oddTexts);
  if (kind === 6) return pick(random, oddNumbers);
  if (kind === 7) return pick(random, oddDates);
  if (kind === 8) return pick(random, oddIds);
  return filled(pick(random, fillings), pick(random, lengths));
}

function filled(filling: string, length: number): string {
  return filling.repeat(Math.ceil(length / filling.length));
}
