import type { Graph, Thing } from 'schema-dts';

interface StructuredDataProps {
  /** JSON-LD from `writeThings`. Empty in the browser. */
  readonly children: string;
}

/**
 * Structured data of a page for search engines, as an inert data block. Only the server writes it: the browser's build
 * does not contain the code, and the block stays in the page.
 */
export function StructuredData({ children }: StructuredDataProps) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {children}
    </script>
  );
}

/** Serializes things as JSON-LD that cannot end the script element. */
export function writeThings(...things: Exclude<Thing, string>[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
