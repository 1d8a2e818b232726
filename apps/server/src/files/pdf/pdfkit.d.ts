/** Types of the parts of pdfkit that we use; the library has none of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface Sheet {
    readonly width: number;
    readonly height: number;
  }

  class PDFDocument extends Readable {
    constructor(options: {
      size: 'A4';
      margin: number;
      bufferPages: boolean;
      lang: string;
      displayTitle: boolean;
      info: Readonly<Record<string, string | Date>>;
    });
    readonly page: Sheet;
    registerFont(name: string, file: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: { lineBreak: false }): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): void;
    end(): void;
  }

  export = PDFDocument;
}
