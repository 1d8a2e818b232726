import type { Locale } from '@ayrac/domain/text/locale.ts';

/** A figure with its label and a comparison. */
export interface PdfFigure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** A column of a table. Numbers are aligned right. */
interface PdfColumn {
  readonly label: string;
  readonly isNumber?: boolean;
}

/** A part of a document. Parts follow one below the other. */
export type PdfPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'figures'; readonly figures: readonly PdfFigure[] }
  | {
      readonly kind: 'bars';
      readonly title: string;
      /** The first, the last and the highest bar are labelled. */
      readonly bars: readonly {
        readonly label: string;
        readonly value: number;
        readonly valueText: string;
      }[];
    }
  | {
      readonly kind: 'table';
      readonly title?: string;
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly (readonly string[])[];
      /** Text shown instead of rows when there are none. */
      readonly empty?: string;
    };

/** Content of a document. Every text is already formatted in the reader's language. */
export interface PdfContent {
  readonly locale: Locale;
  readonly title: string;
  /** Line below the title. */
  readonly about: string;
  readonly parts: readonly PdfPart[];
  /** Footer of each page, before the page number. */
  readonly foot: string;
  readonly createdAt: Date;
}
