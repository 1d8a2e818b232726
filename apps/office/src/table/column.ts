import type { ReactNode } from 'react';
import type { Row } from '#office/resource/row.ts';

/** One column of a table of records; the same object at each render, so that rows are not drawn anew. */
export interface Column {
  readonly name: string;
  readonly label: string;
  /** Figures stand at the end of their column, below each other. */
  readonly align: 'start' | 'end';
  /** How much of the width it takes: as a long title, as a yes or no, as an instant, or its share of what is left. */
  readonly width: 'title' | 'short' | 'instant' | 'share';
  readonly isSortable: boolean;
  readonly cell: (row: Row) => ReactNode;
}
