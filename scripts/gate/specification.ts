import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SENTENCES = 'docs/specification.json';
const PAGE = 'docs/specification.md';
const TESTS = '{apps,packages,scripts,e2e}/**/*.test.ts';

/** A section of the specification: its sentences, each by the number that tests name. */
interface Section {
  readonly section: string;
  readonly sentences: Readonly<Record<string, string>>;
}

/** A test that says which sentences it shows. */
interface Showing {
  readonly file: string;
  readonly title: string;
  readonly numbers: readonly string[];
}

/** The sentences of the specification with the tests that show them. */
export interface Coverage {
  readonly sentences: number;
  /** The numbers of sentences that no test of ours shows yet. */
  readonly open: readonly string[];
  readonly faults: readonly string[];
  /** The page that lists all of them. */
  readonly page: string;
}

/** Reads which tests show which sentences, and holds that each number exists and that the page says the same. */
export function checkSpecification(root: string): Coverage {
  const sections: readonly Section[] = JSON.parse(readFileSync(join(root, SENTENCES), 'utf8'));
  const numbers = new Set(sections.flatMap(({ sentences }) => Object.keys(sentences)));
  const { showings, faults } = readShowings(root);
  const unknown = showings.flatMap(({ file, title, numbers: named }) =>
    named
      .filter((number) => !numbers.has(number))
      .map((number) => `${file}: “${title}” names sentence ${number}, which is absent`),
  );
  const shown = new Set(showings.flatMap((showing) => showing.numbers));
  const page = writePage(sections, showings);
  const isCurrent = readFileSync(join(root, PAGE), 'utf8') === page;
  return {
    sentences: numbers.size,
    open: [...numbers].filter((number) => !shown.has(number)),
    faults: [
      ...faults,
      ...unknown,
      ...(isCurrent ? [] : [`${PAGE} is not as \`npm run generate\` writes it`]),
    ],
    page,
  };
}

/** `// Specification 5.3, 8.1` in the line above a test or a group of tests. */
const MARK = /^[ \t]*\/\/ Specification (\d+\.\d+(?:, \d+\.\d+)*)$/gm;
/** What follows `it(`, `test(`, `story(`, `describe(` or the table of an `.each`, and comes before the body. */
const TITLE =
  /(?:\b(?:it|test|story|describe)|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`([^`]*)`),\s*(?:\{|async\b|\()/g;
const COMMENT = /^\s*(?:\/\/|\*).*$/gm;

function readShowings(root: string) {
  const showings: Showing[] = [];
  const faults: string[] = [];
  const files = globSync(TESTS, { cwd: root, exclude: (name) => /node_modules|build/.test(name) });
  for (const file of files.toSorted()) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const mark of text.matchAll(MARK)) {
      const title = titleAfter(text, mark.index + mark[0].length);
      if (title === undefined) faults.push(`${file}: no test follows “${mark[0].trim()}”`);
      else showings.push({ file, title, numbers: (mark[1] ?? '').split(', ') });
    }
  }
  return { showings, faults };
}

/** The title of the test whose statement begins in the next line, as it is written, placeholders included. */
function titleAfter(text: string, from: number): string | undefined {
  if (!/^\n[ \t]*(?:it|test|story|describe)\b/.test(text.slice(from, from + 200))) return undefined;
  // Of the same length, so that the place stays: a comment may stand between a title and what follows it.
  const bare = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  TITLE.lastIndex = from;
  const [, single, double, template] = TITLE.exec(bare) ?? [];
  return (single ?? double ?? template)?.replaceAll(/\\(['"\\])/g, '$1');
}

const HEAD = `# The specification, sentence by sentence

Written by \`npm run generate\` from \`docs/specification.json\` and from the tests, which name what they show by \`// Specification\` and the numbers. A sentence is open until a test of ours would fail without it.
`;

function writePage(sections: readonly Section[], showings: readonly Showing[]): string {
  const tables = sections.map(({ section, sentences }) => {
    const rows = Object.entries(sentences).map(([number, sentence]) => {
      const tests = showings
        .filter((showing) => showing.numbers.includes(number))
        .map(({ file, title }) => `\`${file} › ${title}\``);
      const cells = [number, sentence, tests.join('<br>') || 'open'];
      return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    });
    return [
      '',
      `## ${section}`,
      '',
      '| number | sentence | shown by |',
      '| --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
  });
  return HEAD + tables.join('');
}
