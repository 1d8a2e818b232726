/** Returns the text of a page or a part of it, without markup. */
export function textOf(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, '');
}

/** Returns the addresses of all links. */
export function linksOf(html: string): readonly (string | undefined)[] {
  return [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, address]) => address);
}

/**
 * Returns the content between the first opening tag of an element and the next closing tag; empty without such an
 * element.
 */
export function partOf(html: string, element: string): string {
  const [, part = ''] = new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`).exec(html) ?? [];
  return part;
}
