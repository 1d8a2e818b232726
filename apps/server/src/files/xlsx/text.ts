import { LONGEST_CELL } from '../file-row.ts';

/** Gathers the text of a cell from its runs; how it is pronounced (`rPh`) is no part of it. */
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

  /** What was gathered; it begins anew. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

/** A text as its program shows it: `_x000D_` stands for a letter that XML may not hold, `_x005F_` for its own beginning. */
export function readSharedText(text: string): string {
  return text
    .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n');
}
