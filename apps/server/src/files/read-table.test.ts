import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { readTable } from './read-table.ts';

/** The windows-1254 bytes of a text, for the letters that it needs. */
const asWindows = (text: string) => {
  const own: Readonly<Record<string, number>> = { ş: 0xfe, Ş: 0xde, ı: 0xfd, İ: 0xdd, ğ: 0xf0, ü: 0xfc };
  return Uint8Array.from(text, (letter) => own[letter] ?? letter.charCodeAt(0));
};

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('İş;ğü')],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFİş;ğü')],
    ['windows-1254', asWindows('İş;ğü')],
    ['UTF-16', new Uint8Array(Buffer.from('\uFEFFİş;ğü', 'utf16le'))],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('İş;ğü');
  });
});

describe('a table', () => {
  it.each([
    ['semicolons', 'Banka;12\nGaranti;"4,24"'],
    ['commas', 'Banka,12\nGaranti,"4,24"'],
    ['tabs', 'Banka\t12\nGaranti\t4,24'],
    ['CRLF and empty lines', 'Banka;12\r\n\r\nGaranti;4,24\r\n\r\n'],
  ])('is read with %s', (_, text) => {
    const table = readTable(text, 10);
    expect(table).toMatchObject({
      kind: 'table',
      head: ['Banka', '12'],
      rows: [{ cells: ['Garanti', '4,24'] }],
    });
  });

  it('says itself what separates, and on which line each row stands', () => {
    const table = readTable('sep=;\nBanka;12\n"İş\nBankası";3\nGaranti;4', 10);
    expect(table).toMatchObject({
      rows: [{ cells: ['İş\nBankası', '3'] }, { line: 5, cells: ['Garanti', '4'] }],
    });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['Banka;12', { kind: 'empty' }],
    ['Banka;12\n"Garanti;3', { kind: 'broken' }],
    ['Banka;12\na;1\nb;2\nc;3', { kind: 'too-many-rows', most: 2 }],
  ])('%j is %o', (text, read) => {
    expect(readTable(text, 2)).toMatchObject(read);
  });
});
