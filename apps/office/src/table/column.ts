import type { ReactNode } from 'react';
import type { Row } from '#office/client/row.ts';

/** A column of a table of records. Its identity is stable, so that rows do not render again. */
export interface Column {
  readonly name: string;
  readonly label: string;
  /** Figures are aligned at the end. */
  readonly align: 'start' | 'end';
  /** How the width is determined: by the kind of content, or as a share of the remaining space. */
  readonly width: 'title' | 'name' | 'long' | 'words' | 'state' | 'figure' | 'short' | 'instant' | 'share';
  readonly isSortable: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/**
 * Whether the first column takes the remaining space because no column shares it. A short title also takes part if
 * there is only one such column.
 */
export function takesRest(columns: readonly Column[]): boolean {
  const sharing = columns.filter(({ width }) => width === 'share').length;
  return sharing === 0 || (sharing === 1 && columns[0]?.width === 'name');
}
