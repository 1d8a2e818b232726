import { slugOf } from '../text/slug.ts';
import { type LineProblem, type MarkedSection, readMarkup, writeMarkup } from './markup.ts';
import {
  placeholders,
  type QuestionPart,
  questionParts,
  requiredPlaceholders,
  type SiteTextName,
  siteTexts,
} from './site-text.ts';

/** Parts of a text in one language as typed, by name. */
export type TypedText = Readonly<Record<string, string>>;

/** Text in both languages as typed. */
export interface TypedTexts {
  readonly tr: TypedText;
  readonly en: TypedText;
}

/** Problem of a part of a text. */
export interface TextProblem extends LineProblem {
  readonly language: 'tr' | 'en';
  readonly part: string;
}

/** Content of a text, without its version. */
export type TextContent =
  | { readonly kind: 'notice'; readonly title: string; readonly sections: readonly MarkedSection[] }
  | {
      readonly kind: 'page';
      readonly title: string;
      readonly description: string;
      readonly introduction: readonly string[];
      readonly sections: readonly MarkedSection[];
    }
  | { readonly kind: 'questions'; readonly questions: Readonly<Record<QuestionPart, string>> };

const parts = {
  notice: ['title', 'body'],
  page: ['title', 'description', 'body'],
  questions: questionParts,
} as const;

/** Returns the names of a text's parts, in the order of its form. */
export function partsOf(name: SiteTextName): readonly string[] {
  return parts[siteTexts[name].kind];
}

/** Longest parts in characters. `body` is running text; all others have one line. */
export const partLimits: Readonly<Record<string, number>> = {
  title: 160,
  description: 160,
  body: 30_000,
  ...Object.fromEntries(questionParts.map((part) => [part, 600])),
};

/** Longest note about a version, in characters. */
export const NOTE_LIMIT = 500;

/** Converts a text to the form in which editors type it. */
export function typedText(content: TextContent): TypedText {
  if (content.kind === 'questions') return { ...content.questions };
  if (content.kind === 'notice')
    return { title: content.title, body: writeMarkup({ introduction: [], sections: content.sections }) };
  const { title, description } = content;
  return { title, description, body: writeMarkup(content) };
}

/** Text in both languages as far as it could be read, and all problems that prevent publication. */
export interface ReadTexts {
  readonly tr: TextContent;
  readonly en: TextContent;
  readonly problems: readonly TextProblem[];
}

/** Reads a text in both languages. */
export function readTexts(name: SiteTextName, typed: TypedTexts): ReadTexts {
  const [tr, en] = [readText(name, typed.tr), readText(name, typed.en)];
  const problems: TextProblem[] = [
    ...tr.problems.map((problem) => ({ language: 'tr' as const, ...problem })),
    ...en.problems.map((problem) => ({ language: 'en' as const, ...problem })),
  ];
  // A section that exists in one language only was forgotten in the other.
  if (problems.length === 0 && sectionsIn(tr.content) !== sectionsIn(en.content))
    problems.push({ language: 'en', part: 'body', code: 'sections-differ', line: null, about: null });
  return { tr: tr.content, en: en.content, problems };
}

function sectionsIn(content: TextContent): number {
  return content.kind === 'questions' ? 0 : content.sections.length;
}

type Problem = Omit<TextProblem, 'language'>;

function readText(name: SiteTextName, typed: TypedText) {
  const problems: Problem[] = [];
  const lines: Record<string, string> = {};
  for (const part of partsOf(name)) {
    const text = (typed[part] ?? '').normalize('NFC').replace(/\r\n?/g, '\n').trim();
    lines[part] = part === 'body' ? text : text.replace(/\s+/g, ' ');
    problems.push(...problemsOfPart(name, part, text));
  }
  const whole = Object.values(lines).join('\n');
  for (const placeholder of requiredPlaceholders(name)) {
    const isThere = whole.includes(`{${placeholder}}`);
    if (!isThere) problems.push(blame('body', 'placeholder-missing', null, `{${placeholder}}`));
  }
  return { content: contentOf(name, lines, problems), problems };
}

function contentOf(
  name: SiteTextName,
  lines: Readonly<Record<string, string>>,
  problems: Problem[],
): TextContent {
  const { kind } = siteTexts[name];
  const part = (partName: string) => lines[partName] ?? '';
  if (kind === 'questions') {
    const parts = questionParts.map((question) => [question, part(question)]);
    return { kind, questions: Object.fromEntries(parts) as Record<QuestionPart, string> };
  }
  const { introduction, sections, problems: found } = readMarkup(part('body'));
  problems.push(...found.map((problem) => ({ part: 'body', ...problem })));
  if (part('body') !== '' && sections.length === 0) problems.push(blame('body', 'malformed-text'));
  // Headings that differ only in punctuation would have the same anchor.
  const anchors = sections.map(({ heading }) => slugOf(heading));
  const repeated = sections.find((_, place) => anchors.indexOf(anchors[place] ?? '') !== place);
  if (repeated !== undefined && !found.some(({ code }) => code === 'repeated-heading'))
    problems.push(blame('body', 'repeated-heading', null, repeated.heading));
  const title = part('title');
  if (kind === 'page') return { kind, title, description: part('description'), introduction, sections };
  // A notice is displayed in a small window above a form, so it has paragraphs only.
  const isPlain = sections.every((section) => Object.keys(section).length === 2);
  if (introduction.length > 0 || !isPlain) problems.push(blame('body', 'paragraphs-alone'));
  return { kind, title, sections };
}

function problemsOfPart(name: SiteTextName, part: string, text: string): Problem[] {
  if (text === '') return [blame(part, 'required')];
  if (text.length > (partLimits[part] ?? 0)) return [blame(part, 'too-long')];
  return text.split('\n').flatMap((line, place) => problemsOfLine(name, part, line, place + 1));
}

const hidden = /[^\P{Cc}\t]|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const known: Readonly<Record<string, readonly string[]>> = {
  notice: placeholders.slice(0, 3),
  questions: [],
  page: placeholders,
};

function problemsOfLine(name: SiteTextName, part: string, line: string, number: number): Problem[] {
  const problems: Problem[] = [];
  const at = part === 'body' ? number : null;
  if (hidden.test(line)) problems.push(blame(part, 'control-character', at));
  // A leading `>` is markup, not HTML.
  const html = /[<>][^\s]*/.exec(part === 'body' ? line.replace(/^\s*>/, '') : line);
  if (html !== null) problems.push(blame(part, 'html-not-allowed', at, html[0].slice(0, 40)));
  const allowed = known[siteTexts[name].kind] ?? [];
  for (const [whole, inner] of line.matchAll(/\{([^{}]*)\}|[{}]/g))
    if (inner === undefined || !allowed.includes(inner))
      problems.push(blame(part, 'placeholder-unknown', at, whole.slice(0, 40)));
  return problems;
}

function blame(
  part: string,
  code: Problem['code'],
  line: number | null = null,
  about: string | null = null,
): Problem {
  return { part, code, line, about };
}
