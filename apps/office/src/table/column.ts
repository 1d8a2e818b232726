import type { ReactNode } from 'react';
import type { Row } from '#office/resource/row.ts';

/** One column of a table of records; the same object at each render, so that rows are not drawn anew. */
export interface Column {
  readonly name: string;
  readonly label: string;
  /** Figures stand at the end of their column, below each other. */
  readonly align: 'start' | 'end';
  /** How much of the width it takes: as what it holds needs, or its share of what is left. */
  readonly width: 'title' | 'name' | 'long' | 'figure' | 'short' | 'instant' | 'share';
  readonly isSortable: boolean;
  readonly cell: (row: Row) => ReactNode;
}
