import { expect, it } from 'vitest';
import { attachmentDisposition, beginningKind, downloadName, packedKind } from './attachment.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['%PDF-1.7\n', 'pdf'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\x01\x02\x03\x04WEBPVP8 ', 'webp'],
  ['PK\x03\x04', 'zip'],
  ['<html>', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  [' %PDF-1.7', undefined],
  ['\xef\xbb\xbf<!doctype html>', undefined],
  ['RIFF\x01\x02\x03\x04AVI ', undefined],
  ['MZ\x90\x00', undefined],
  ['', undefined],
])('a file that begins with %j is %s', (start, kind) => {
  expect(beginningKind(bytesOf(start))).toBe(kind);
});

it.each([
  [['[Content_Types].xml', 'word/document.xml', 'word/styles.xml'], 'docx'],
  [['[Content_Types].xml', 'xl/workbook.xml'], 'xlsx'],
  [['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'], undefined],
  [['[Content_Types].xml', 'word/document.xml', 'word/embeddings/a.docx'], undefined],
  [['word/document.xml'], undefined],
  [['index.html'], undefined],
  [[], undefined],
])('a zip file with %j is %s', (parts, kind) => {
  expect(packedKind(parts)).toBe(kind);
});

it.each([
  ['Teklif.pdf', 'pdf', 'Teklif.pdf'],
  ['ruhsat.JPEG', 'jpeg', 'ruhsat.JPEG'],
  ['fatura.exe', 'pdf', 'fatura.exe.pdf'],
  ['sayfa.html', 'png', 'sayfa.html.png'],
  ['pdf', 'pdf', 'pdf.pdf'],
] as const)('%j, a %s, is downloaded as %j', (name, kind, saved) => {
  expect(downloadName(name, kind)).toBe(saved);
});

it.each([
  ['Teklif.pdf', `attachment; filename="Teklif.pdf"; filename*=UTF-8''Teklif.pdf`],
  [
    'Şükrü (1).pdf',
    `attachment; filename="Sukru (1).pdf"; filename*=UTF-8''%C5%9E%C3%BCkr%C3%BC%20%281%29.pdf`,
  ],
  ['a";\r\nx: y.pdf', `attachment; filename="a__x: y.pdf"; filename*=UTF-8''a%22%3B%0D%0Ax%3A%20y.pdf`],
  ['契約', `attachment; filename="file"; filename*=UTF-8''%E5%A5%91%E7%B4%84`],
])('%j has a one-line Content-Disposition', (name, disposition) => {
  expect(attachmentDisposition(name)).toBe(disposition);
});
