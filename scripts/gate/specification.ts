import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'docs/specification.md';

/** The sentences of the specification with the tests that show them. */
export interface Coverage {
  readonly sentences: number;
  /** Sentences that no test of ours shows yet. */
  readonly open: number;
  readonly faults: readonly string[];
}

/** Holds the table of the specification against the tests that it names. */
export function checkSpecification(root: string): Coverage {
  const rows = readRows(readFileSync(join(root, PAGE), 'utf8'));
  const titles = new Map<string, ReadonlySet<string>>();
  const titlesOf = (file: string) => {
    const known = titles.get(file) ?? readTitles(root, file);
    titles.set(file, known);
    return known;
  };
  const faults = rows.flatMap(({ line, shownBy }) => {
    if (shownBy === 'open') return [];
    const names = shownBy.split('<br>').map((name) => faultOf(name.trim(), titlesOf));
    return names.flatMap((fault) => (fault === undefined ? [] : [`${PAGE}:${line}: ${fault}`]));
  });
  return {
    sentences: rows.length,
    open: rows.filter(({ shownBy }) => shownBy === 'open').length,
    faults: rows.length === 0 ? [`${PAGE}: holds no table`] : faults,
  };
}

/** The last cell of every row below the head; a bar within a title is written `\|`. */
function readRows(text: string): readonly { readonly line: number; readonly shownBy: string }[] {
  return text.split('\n').flatMap((row, index) => {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    if (cells.length < 2 || cells[0] !== '' || /^:?-+:?$/.test(cells[1] ?? '')) return [];
    const shownBy = cells.length === 5 ? (cells[3] ?? '') : `a row of ${cells.length - 2} cells`;
    return shownBy === 'shown by' ? [] : [{ line: index + 1, shownBy }];
  });
}

function faultOf(name: string, titlesOf: (file: string) => ReadonlySet<string>): string | undefined {
  const [, file, title] = /^`(\S+) › (.+)`$/.exec(name) ?? [];
  if (file === undefined || title === undefined) {
    return `reads neither "open" nor like \`path › title\`: ${name}`;
  }
  return titlesOf(file).has(title) ? undefined : `names a test that is absent: ${name}`;
}

/** What follows `it(`, `test(`, `story(`, `describe(` or the table of an `.each`, and comes before the body. */
const TITLE =
  /(?:\b(?:it|test|story|describe)|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`([^`]*)`),\s*(?:\{|async\b|\()/g;
const COMMENT = /^\s*(?:\/\/|\*).*$/gm;

/** The titles of a file's tests as they are written, placeholders included. */
function readTitles(root: string, file: string): ReadonlySet<string> {
  if (!existsSync(join(root, file))) return new Set();
  const text = readFileSync(join(root, file), 'utf8').replaceAll(COMMENT, '');
  return new Set(
    [...text.matchAll(TITLE)].map(([, single, double, template = '']) =>
      (single ?? double ?? template).replaceAll(/\\(['"\\])/g, '$1'),
    ),
  );
}
