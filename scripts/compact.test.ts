import { expect, it } from 'vitest';
import { compact } from './compact.ts';

it.each([
  {
    name: 'types and comments',
    source: 'const a: number = 1; // one\n/* two\nlines */ export function f(b: string /* c */): void {}\n',
    written: 'const a = 1;\n\nexport function f(b ) {}\n',
  },
  {
    name: 'a type over several lines',
    source: 'interface A {\n  readonly a: string;\n}\nexport const b: A = { a: "" };',
    written: '\n\n\nexport const b = { a: "" };',
  },
  {
    name: 'whitespace outside of texts only',
    source: `if (a)   \n  b   =  "c  // d";\n\te = \`  f\n    \${  g   +   h  }  i\`;\nj = /k  l/u;`,
    written: `if (a)\nb = "c  // d";\ne = \`  f\n    \${ g + h }  i\`;\nj = /k  l/u;`,
  },
  {
    name: 'letters outside of ASCII',
    source: 'const ışık = "ş“😀" + `ğ` + tag`ğ` + "\\u015f"; // ö\nconst a: /* ç */ string = /ü/.source;',
    written:
      'const \\u0131\\u015f\\u0131k = "\\u015f\\u201c\\ud83d\\ude00" + `\\u011f` + tag`ğ` + "\\u015f";\nconst a = /\\u00fc/.source;',
  },
])('writes $name', ({ source, written }) => {
  expect(compact(source, 'ts')).toBe(written);
});

it('reads JavaScript as such', () => {
  expect(compact('a = b<c>(d); // e', 'js')).toBe('a = b<c>(d); ');
  expect(compact('a = b<c>(d); // e', 'ts')).toBe('a = b (d); ');
});

it.each([
  { name: 'code that is no module', source: 'const a = ;', message: 'Unexpected token' },
  { name: 'a letter after a backslash in a string', source: 'a("\\ş");', message: 'after a backslash' },
  {
    name: 'a letter after a backslash in a regular expression',
    source: 'a(/\\ü/);',
    message: 'after a backslash',
  },
  { name: 'a name with a letter of two units', source: 'const 𠮷 = 1;', message: 'Invalid Unicode escape' },
  {
    name: 'a line separator between tokens',
    source: 'function a() { return\u2028b; }',
    message: 'Invalid Character',
  },
])('refuses $name', ({ source, message }) => {
  expect(() => compact(source, 'js')).toThrow(message);
});
