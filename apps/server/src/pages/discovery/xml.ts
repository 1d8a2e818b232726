// Characters that XML 1.0 cannot contain, not even escaped.
const unspeakable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for element content and attribute values, and removes characters that XML cannot contain. */
export function xmlText(text: string): string {
  return text.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
}

/** Writes an element with text content. */
export function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** XML declaration. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
