import type { FieldProblem } from '../refusal.ts';
import { type TextPage, textOfPage, textPages } from './site-text.ts';

/** Table in a text. The first cell of each row is its heading. */
interface MarkedTable {
  readonly caption: string;
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** Section of a text. Its parts are shown in this order. */
export interface MarkedSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[] | undefined;
  readonly table?: MarkedTable | undefined;
  readonly seeAlso?: readonly TextPage[] | undefined;
}

/** Body of a text. */
export interface MarkedText {
  readonly introduction: readonly string[];
  readonly sections: readonly MarkedSection[];
}

/** Problem of a line of a text, counted from 1. Null when it concerns no single line. */
export interface LineProblem {
  readonly code: FieldProblem;
  readonly line: number | null;
  /** Word that caused the problem. */
  readonly about: string | null;
}

/**
 * Writes a text in the markup of its editors: `# heading`, paragraphs separated by empty lines, `- point`, tables as
 * `|+ caption` with rows of `| cells |` of which the first has the column headings, and `> pages` with further
 * information.
 */
export function writeMarkup({ introduction, sections }: MarkedText): string {
  return [...introduction, ...sections.flatMap(blocksOf)].join('\n\n');
}

function blocksOf({ heading, paragraphs, points, table, seeAlso }: MarkedSection): string[] {
  return [
    `# ${heading}`,
    ...paragraphs,
    ...(points === undefined ? [] : [points.map((point) => `- ${point}`).join('\n')]),
    ...(table === undefined ? [] : [writeTable(table)]),
    ...(seeAlso === undefined ? [] : [`> ${seeAlso.map((page) => textOfPage[page]).join(', ')}`]),
  ];
}

function writeTable({ caption, columns, rows }: MarkedTable): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`|+ ${caption}`, row(columns), ...rows.map(row)].join('\n');
}

interface Line {
  readonly text: string;
  readonly number: number;
}

type Draft = { -readonly [Key in keyof MarkedSection]: MarkedSection[Key] };

/** Reads the markup of `writeMarkup`. A text with problems is returned as far as it could be read. */
export function readMarkup(source: string): MarkedText & { readonly problems: readonly LineProblem[] } {
  const reading = new Reading();
  for (const block of blocksIn(source)) reading.take(block);
  return reading.end();
}

function blocksIn(source: string): Line[][] {
  const lines = source.split('\n').map((text, place) => ({ text: text.trim(), number: place + 1 }));
  const blocks: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const isHeading = line.text.startsWith('#');
    // A heading is a block of its own, even without an empty line after it.
    if (line.text !== '' && isOpen && !isHeading) blocks.at(-1)?.push(line);
    else if (line.text !== '') blocks.push([line]);
    isOpen = line.text !== '' && !isHeading;
  }
  return blocks;
}

class Reading {
  readonly #problems: LineProblem[] = [];
  readonly #introduction: string[] = [];
  readonly #sections: Draft[] = [];
  readonly #headings = new Map<string, number>();

  take(block: readonly Line[]): void {
    const [first] = block;
    if (first === undefined) return;
    if (first.text.startsWith('#')) this.#begin(first);
    else if (first.text.startsWith('- ')) this.#points(block);
    else if (first.text.startsWith('|')) this.#table(block);
    else if (first.text.startsWith('>')) this.#seeAlso(first, block.length);
    else this.#paragraph(block);
  }

  end() {
    for (const { heading, paragraphs, points, table, seeAlso } of this.#sections) {
      if (paragraphs.length === 0 && [points, table, seeAlso].every((part) => part === undefined))
        this.#blame('required', this.#headings.get(heading) ?? null, heading);
    }
    return { introduction: this.#introduction, sections: this.#sections, problems: this.#problems };
  }

  #blame(code: FieldProblem, line: number | null, about: string | null = null): void {
    this.#problems.push({ code, line, about });
  }

  #begin({ text, number }: Line): void {
    const heading = text.replace(/^#+\s*/, '');
    if (heading === '') {
      this.#blame('required', number);
      return;
    }
    if (this.#headings.has(heading)) this.#blame('repeated-heading', number, heading);
    this.#headings.set(heading, number);
    this.#sections.push({ heading, paragraphs: [] });
  }

  #paragraph(block: readonly Line[]): void {
    const text = block.map((line) => line.text).join(' ');
    const section = this.#sections.at(-1);
    if (section === undefined) this.#introduction.push(text);
    else if ([section.points, section.table, section.seeAlso].some((part) => part !== undefined))
      this.#blame('out-of-order', block[0]?.number ?? null);
    else section.paragraphs = [...section.paragraphs, text];
  }

  #points(block: readonly Line[]): void {
    const section = this.#free(block, ['points', 'table', 'seeAlso']);
    const points = block.map(({ text, number }) => {
      if (!text.startsWith('- ')) this.#blame('malformed-text', number);
      return text.replace(/^-\s*/, '');
    });
    if (section !== undefined) section.points = points;
  }

  #seeAlso({ text, number }: Line, lines: number): void {
    const section = this.#free([{ text, number }], ['seeAlso']);
    if (lines > 1) this.#blame('malformed-text', number + 1);
    const names = text
      .slice(1)
      .split(/[\s,]+/)
      .filter(Boolean);
    const pages = names.flatMap((name) => {
      const page = textPages.find((known) => textOfPage[known] === name);
      if (page === undefined) this.#blame('not-a-choice', number, name);
      return page ?? [];
    });
    if (names.length === 0) this.#blame('required', number);
    if (section !== undefined) section.seeAlso = pages;
  }

  #table(block: readonly Line[]): void {
    const section = this.#free(block, ['table', 'seeAlso']);
    const [head, ...others] = block;
    if (head === undefined || !head.text.startsWith('|+ ')) {
      this.#blame('malformed-text', head?.number ?? null);
      return;
    }
    const [columns, ...rows] = others.map((line) => this.#cells(line));
    if (columns === undefined || rows.length === 0) {
      this.#blame('malformed-text', head.number);
      return;
    }
    const named = new Set<string>();
    rows.forEach((row, place) => {
      const number = others[place + 1]?.number ?? null;
      if (row.length !== columns.length) this.#blame('malformed-text', number);
      if (named.has(row[0])) this.#blame('repeated-row', number, row[0]);
      named.add(row[0]);
    });
    if (section !== undefined) section.table = { caption: head.text.slice(2).trim(), columns, rows };
  }

  #cells({ text, number }: Line): readonly [string, ...string[]] {
    if (!/^\|.*\|$/.test(text)) this.#blame('malformed-text', number);
    const [first = '', ...others] = text
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    if (first === '') this.#blame('required', number);
    return [first, ...others];
  }

  /** Returns the section of a block, if it has none of these parts yet. */
  #free(block: readonly Line[], parts: readonly ('points' | 'table' | 'seeAlso')[]): Draft | undefined {
    const section = this.#sections.at(-1);
    const isFree = section !== undefined && parts.every((part) => section[part] === undefined);
    if (!isFree) this.#blame('out-of-order', block[0]?.number ?? null);
    return isFree ? section : undefined;
  }
}
