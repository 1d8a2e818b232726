import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LONGEST_DECISION = 40;

/**
 * Returns the faults of the project's documents, one sentence each: dead links, missing files and commands, long
 * decisions.
 */
export function checkDocs(root: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return listPages(root).flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [
      ...deadLinks(root, page, text),
      ...absentFiles(root, text),
      ...absentCommands(text, scripts),
      ...(page.startsWith('docs/decisions/') ? faultsOfDecision(text) : []),
    ].map((fault) => `${page}: ${fault}`);
  });
}

function listPages(root: string): readonly string[] {
  const below = existsSync(join(root, 'docs'))
    ? readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`)
    : [];
  return [...readdirSync(root), ...below].filter((name) => name.endsWith('.md')).toSorted();
}

function deadLinks(root: string, page: string, text: string): readonly string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((link) => link[1] ?? '');
  return targets
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(page), target)))
    .map((target) => `links to ${target}, which does not exist`);
}

/** Finds paths in backticks that do not exist in the project. Those with a placeholder or a pattern are ignored. */
function absentFiles(root: string, text: string): readonly string[] {
  const paths = [...text.matchAll(/`((?:apps|packages|docs|scripts|e2e|bench|attack)\/[\w./-]+)`/g)];
  return paths
    .map((path) => path[1] ?? '')
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `names ${path}, which does not exist`);
}

function absentCommands(text: string, scripts: Readonly<Record<string, string>>): readonly string[] {
  const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map((command) => command[1] ?? '');
  return names
    .filter((name) => !(name in scripts))
    .map((name) => `names npm run ${name}, which does not exist`);
}

function faultsOfDecision(text: string): readonly string[] {
  const lines = text.trimEnd().split('\n').length;
  const faults =
    lines > LONGEST_DECISION ? [`has ${lines} lines, more than the limit of ${LONGEST_DECISION}`] : [];
  return /when to revisit/i.test(text) ? faults : [...faults, 'does not say when to revisit it'];
}
