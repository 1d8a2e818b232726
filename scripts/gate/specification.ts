import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SENTENCES = 'docs/specification.json';
const PAGE = 'docs/specification.md';
const TESTS = '{apps,packages,scripts,e2e}/**/*.test.ts';

/** A section of the specification, with its sentences by number. */
interface Section {
  readonly section: string;
  readonly sentences: Readonly<Record<string, string>>;
}

/** A test, and the sentences that it covers. */
interface Showing {
  readonly file: string;
  readonly title: string;
  readonly numbers: readonly string[];
}

/** The specification's sentences and the tests that cover them. */
export interface Coverage {
  readonly sentences: number;
  /** Numbers of the sentences that no test covers yet. */
  readonly open: readonly string[];
  readonly faults: readonly string[];
  /** Content of the page that lists all of them. */
  readonly page: string;
}

/** Collects which tests cover which sentences. Reports numbers that do not exist, and a page that is out of date. */
export function checkSpecification(root: string): Coverage {
  const sections: readonly Section[] = JSON.parse(readFileSync(join(root, SENTENCES), 'utf8'));
  const numbers = new Set(sections.flatMap(({ sentences }) => Object.keys(sentences)));
  const { showings, faults } = readShowings(root);
  const unknown = showings.flatMap(({ file, title, numbers: named }) =>
    named
      .filter((number) => !numbers.has(number))
      .map((number) => `${file}: “${title}” names sentence ${number}, which does not exist`),
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
      ...(isCurrent ? [] : [`${PAGE} is out of date: run \`npm run generate\``]),
    ],
    page,
  };
}

/** Matches `// Specification 5.3, 8.1` on the line above a test or a group of tests. */
const MARK = /^[ \t]*\/\/ Specification (\d+\.\d+(?:, \d+\.\d+)*)$/gm;
/** Matches the title in `it(`, `test(`, `story(`, `describe(` or after the table of an `.each`, before the body. */
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

/** Returns the title of the test that starts on the next line, as written in the source, with placeholders. */
function titleAfter(text: string, from: number): string | undefined {
  if (!/^\n[ \t]*(?:it|test|story|describe)\b/.test(text.slice(from, from + 200))) return undefined;
  // Blanks out comments, which may precede the title, without changing positions.
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
