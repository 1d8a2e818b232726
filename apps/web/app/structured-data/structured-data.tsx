import type { Graph, Thing } from 'schema-dts';

interface StructuredDataProps {
  /** JSON-LD from `writeThings`; empty in the browser. */
  readonly children: string;
}

/**
 * What search engines read of a page, as a data block that nobody runs. The server alone writes it: in the browser
 * its makers fall out of the build, and what stands in the page stays.
 */
export function StructuredData({ children }: StructuredDataProps) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {children}
    </script>
  );
}

/** Writes things as JSON-LD; no text of theirs can end the script that holds it. */
export function writeThings(...things: Exclude<Thing, string>[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
