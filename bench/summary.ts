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

/** Formats a part as a section of Markdown, with an aligned table. `conditions` says when and where it was measured. */
export function toMarkdown({ title, text, head, rows }: Figures, conditions: string): string {
  const widths = head.map((cell, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? cell).length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [`## ${title}`, '', text, '', conditions, '', line(head), rule, ...rows.map(line)].join('\n');
}

/** Formats milliseconds for a table. */
export function ms(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0);
}

/** Replaces the section of the same title in a page of Markdown, or appends the section when there is none. */
export function withSection(page: string, section: string): string {
  const [title] = section.split('\n', 1);
  const parts = page.split(/^(?=## )/m).map((part) => part.trimEnd());
  const isKnown = parts.some((part) => part.startsWith(`${title}\n`));
  const replaced = parts.map((part) => (part.startsWith(`${title}\n`) ? section : part));
  return `${[...replaced, ...(isKnown ? [] : [section])].join('\n\n')}\n`;
}
