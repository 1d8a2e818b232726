import { LONGEST_CELL } from '../file-row.ts';

/** Collects the text of a cell from its runs, without phonetic hints (`rPh`). */
export class TextCollector {
  #text = '';
  #isText = false;
  #isSpoken = false;

  open(name: string): void {
    if (name === 'rPh') this.#isSpoken = true;
    if (name === 't') this.#isText = true;
  }

  add(text: string): void {
    if (this.#isText && !this.#isSpoken && this.#text.length < LONGEST_CELL) this.#text += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isSpoken = false;
    if (name === 't') this.#isText = false;
  }

  /** Returns the collected text and starts again. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

/**
 * Decodes the escapes of a shared string: `_x000D_` is a character that XML does not allow, `_x005F_` an underscore.
 */
export function readSharedText(text: string): string {
  return text
    .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n');
}
