import type { Locale } from '@ayrac/domain/text/locale.ts';

/** A figure with what it is called and what it is compared with. */
export interface PdfFigure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** A column of a table; numbers stand to the right. */
interface PdfColumn {
  readonly label: string;
  readonly isNumber?: boolean;
}

/** A part of a document; parts stand one below the other. */
export type PdfPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'figures'; readonly figures: readonly PdfFigure[] }
  | {
      readonly kind: 'bars';
      readonly title: string;
      /** One for each; the first, the last and the highest are labelled. */
      readonly bars: readonly { readonly label: string; readonly value: number; readonly told: string }[];
    }
  | {
      readonly kind: 'table';
      readonly title?: string;
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly (readonly string[])[];
      /** What stands in place of rows where there are none. */
      readonly empty?: string;
    };

/** What is printed: every text as it is read, in the reader's language. */
export interface PdfContent {
  readonly locale: Locale;
  readonly title: string;
  /** The line below the title. */
  readonly about: string;
  readonly parts: readonly PdfPart[];
  /** At the foot of each sheet, before its number. */
  readonly foot: string;
  readonly createdAt: Date;
}
