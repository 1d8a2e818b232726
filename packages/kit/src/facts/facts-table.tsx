import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface Fact {
  label: string;
  /** Language of the label, if it is not the page's. */
  lang?: string | undefined;
  value: ReactNode;
  /** The sum of the rows above. */
  isTotal?: boolean;
}

/** A table of facts about one thing, with a label and a value in each row. */
export function FactsTable({
  caption,
  captionHidden,
  figures,
  compact,
  facts,
}: {
  caption: string;
  captionHidden?: boolean;
  /** The values add up to a sum, so they are aligned at their end. */
  figures?: boolean;
  /** For use beside larger content. */
  compact?: boolean;
  facts: readonly Fact[];
}) {
  return (
    <table className={classes('facts', compact && 'facts-compact')}>
      <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.label} className={classes(fact.isTotal && 'facts-total')}>
            <th scope="row" lang={fact.lang}>
              {fact.label}
            </th>
            <td className={classes(figures && 'number')}>{fact.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface Column {
  key: string;
  label: string;
  /** Column of numbers. A `count` is not added up, so its digits keep their proportional widths. */
  number?: boolean | 'count';
}

/** A scrollable element must be focusable, so that the keyboard can scroll it. */
const reachableByKey = { tabIndex: 0 };

function classOf({ number }: Column): string | undefined {
  return classes(number && 'number', number === 'count' && 'number-count') || undefined;
}

interface DataTableProps {
  caption: string;
  captionHidden?: boolean;
  columns: readonly [Column, ...Column[]];
  rows: readonly { key: string; cells: Record<string, ReactNode> }[];
  /** On a phone each row's label has a line of its own above its two values, which would otherwise squeeze it. */
  stacked?: boolean;
}

/** A table for comparing figures. In a narrow window the table scrolls, not the page. */
export function DataTable({ caption, captionHidden, columns, rows, stacked }: DataTableProps) {
  const [first, ...others] = columns;
  // Safari takes a table whose parts are displayed as blocks for plain text, unless their roles are written out.
  const role = (name: string) => (stacked ? { role: name } : {});
  return (
    <section className="facts-frame" aria-label={caption} {...reachableByKey}>
      <table className={classes('facts', stacked && 'facts-stacked')} {...role('table')}>
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)} {...role('columnheader')}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row) => (
            <tr key={row.key} {...role('row')}>
              <th scope="row" {...role('rowheader')}>
                {row.cells[first.key]}
              </th>
              {others.map((column) => (
                <td key={column.key} data-label={column.label} className={classOf(column)} {...role('cell')}>
                  {row.cells[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
