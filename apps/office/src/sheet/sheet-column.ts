/** A column of figures, or of texts, which need more room. */
export interface SheetColumn {
  readonly id: string;
  readonly label: string;
  readonly isText?: boolean;
  /** Whether its texts have lines. */
  readonly isLong?: boolean;
  /** What can be typed into it; other words are offered nowhere, and judged by whoever reads them. */
  readonly choices?: readonly string[];
}
