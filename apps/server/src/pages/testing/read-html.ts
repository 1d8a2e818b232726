/** The text of a page or of a part of it, without its markup. */
export function textOf(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, '');
}

/** The addresses that a part of a page leads to. */
export function linksOf(html: string): readonly (string | undefined)[] {
  return [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, address]) => address);
}

/** What stands between the first tag of an element and its first end; nothing where there is no such element. */
export function partOf(html: string, element: string): string {
  const [, part = ''] = new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`).exec(html) ?? [];
  return part;
}
