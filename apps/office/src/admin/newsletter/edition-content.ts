import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';

/** What an edition's editor writes: texts as they were typed, and campaigns in the order of the mail. */
export interface EditionContent {
  readonly heading: string;
  readonly text: string;
  readonly headingEn: string;
  readonly textEn: string;
  readonly campaignIds: readonly string[];
}

/** A part of it that is saved, and may be written by two. */
export type EditionPart = keyof EditionContent;

/** All of them, in the order of the page. */
export const editionParts = ['heading', 'text', 'headingEn', 'textEn', 'campaignIds'] as const;

/** What an edition holds. */
export function contentOf({ heading, text, headingEn, textEn, campaigns }: EditionDetail): EditionContent {
  return { heading, text, headingEn, textEn, campaignIds: campaigns.map(({ id }) => id) };
}

/** The parts in which two contents differ; space around a text is no part of it. */
export function differing(one: EditionContent, other: EditionContent): readonly EditionPart[] {
  return editionParts.filter((part) => plain(one[part]) !== plain(other[part]));
}

function plain(value: string | readonly string[]): string {
  return typeof value === 'string' ? value.trim() : value.join(' ');
}

/** What comes of two who wrote at once: a part that one of them left alone is the other's. */
export function merged(
  base: EditionContent,
  mine: EditionContent,
  theirs: EditionContent,
): { readonly content: EditionContent; readonly conflicts: readonly EditionPart[] } {
  const [ownParts, otherParts] = [differing(base, mine), differing(base, theirs)];
  const content = withParts(
    mine,
    theirs,
    otherParts.filter((part) => !ownParts.includes(part)),
  );
  const unlike = differing(mine, theirs);
  return {
    content,
    conflicts: ownParts.filter((part) => otherParts.includes(part) && unlike.includes(part)),
  };
}

/** A content with some parts of another. */
export function withParts(
  content: EditionContent,
  other: EditionContent,
  parts: readonly EditionPart[],
): EditionContent {
  return { ...content, ...Object.fromEntries(parts.map((part) => [part, other[part]])) };
}
