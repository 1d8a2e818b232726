// Everything that XML 1.0 has no place for, however it is written.
const unspeakable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Writes a text so that it can stand between tags and within quotes. */
export function xmlText(text: string): string {
  return text.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
}

/** An element that holds a text. */
export function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** The first line of every document. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
