/** A column of figures, or of texts, which get more space. */
export interface SheetColumn {
  readonly id: string;
  readonly label: string;
  readonly isText?: boolean;
  /** Whether its texts may have several lines. */
  readonly isLong?: boolean;
  /** Suggested values. Others are not rejected here, but when the cells are read. */
  readonly choices?: readonly string[];
}
