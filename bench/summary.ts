/** Returns the value below which this share (0 to 1) of the values lies. The values may be in any order. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  const value = sorted[Math.max(0, index)];
  if (value === undefined) throw new Error('There are no values to take a percentile of.');
  return value;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Part of the measurements, as shown on the page of figures. */
export interface Figures {
  readonly title: string;
  readonly text: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Missed hard limits. The command then exits with 1. */
  readonly faults: readonly string[];
}

/** Formats a part as Markdown, with an aligned table. */
export function toMarkdown({ title, text, head, rows }: Figures): string {
  const widths = head.map((cell, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? cell).length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [`## ${title}`, '', text, '', line(head), rule, ...rows.map(line)].join('\n');
}

/** Formats milliseconds for a table. */
export function ms(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0);
}

/** Returns a part of a page of figures, from its title to the next one, or undefined when there is none. */
export function partOf(page: string, title: string): string | undefined {
  const parts = page.split(/^(?=## )/m);
  return parts.find((part) => part.startsWith(`## ${title}\n`))?.trimEnd();
}
