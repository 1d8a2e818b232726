import { stripTypeScriptTypes } from 'node:module';
import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite';

/** A part of the code between two offsets, and what is written instead. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Removes what a module does not need at run time: types of TypeScript, comments and whitespace. Line breaks stay, so that
 * stack traces name the lines of the source. Letters outside of ASCII are written as escapes, because V8 stores a
 * whole file in two bytes per character if one letter, such as ş, needs them. Throws when the result would mean something
 * else.
 */
export function compact(source: string, language: 'js' | 'ts'): string {
  const withComments = language === 'ts' ? stripTypeScriptTypes(source) : source;
  const { program, comments } = parse(withComments);
  const code = replaceParts(
    withComments,
    comments.map(({ start, end }) => ({ start, end, text: blank(withComments.slice(start, end)) })),
    (text) => text,
  );
  const written = replaceParts(code, listTexts(program, code), squeeze);
  // Escapes are no code outside of names and texts.
  parse(written);
  return written;
}

function parse(code: string): ParseResult {
  const parsed = parseSync('module.js', code, { sourceType: 'module' });
  if (parsed.errors[0] !== undefined) throw new Error(parsed.errors[0].message);
  return parsed;
}

/** Returns the parts whose whitespace has a meaning: strings, regular expressions and texts of templates. */
function listTexts(program: ESTree.Program, code: string): readonly Part[] {
  const texts: Part[] = [];
  const tagged = new Set<ESTree.TemplateLiteral>();
  const add = ({ start, end }: ESTree.Span, write: (text: string) => string) =>
    texts.push({ start, end, text: write(code.slice(start, end)) });
  new Visitor({
    Literal: (node) => add(node, escapeLetters),
    TaggedTemplateExpression: ({ quasi }) => tagged.add(quasi),
    TemplateLiteral: (node) => {
      // A tag may read a template as it is written.
      for (const text of node.quasis) add(text, tagged.has(node) ? (written) => written : escapeLetters);
    },
  }).visit(program);
  return texts.toSorted((one, other) => one.start - other.start);
}

/** Replaces the given parts, which are in order, and changes what is between them. */
function replaceParts(code: string, parts: readonly Part[], change: (between: string) => string): string {
  let written = '';
  let at = 0;
  for (const { start, end, text } of parts) {
    written += change(code.slice(at, start)) + text;
    at = end;
  }
  return written + change(code.slice(at));
}

/** Returns spaces and line breaks instead of a comment, of the same length. */
function blank(comment: string): string {
  return comment.replace(/[^\n]/g, ' ');
}

/** Shortens whitespace. Rare characters that end a line as well stay, because a space instead may change the meaning. */
function squeeze(code: string): string {
  return escapeLetters(code.replace(/[^\S\n\r\u2028\u2029]+/g, ' ').replace(/ ?\n ?/g, '\n'));
}

function escapeLetters(text: string): string {
  const [found] = /\\[\u0080-\uffff]/.exec(text) ?? [];
  if (found !== undefined) throw new Error(`The letter after a backslash cannot be escaped: ${found}`);
  return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
