import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';

/** Editable content of an edition: texts as typed, and campaigns in the order of the mail. */
export interface EditionContent {
  readonly heading: string;
  readonly text: string;
  readonly headingEn: string;
  readonly textEn: string;
  readonly campaignIds: readonly string[];
}

/** A separately saved part of the content, which two editors may change at the same time. */
export type EditionPart = keyof EditionContent;

/** All parts, in the order of the page. */
export const editionParts = ['heading', 'text', 'headingEn', 'textEn', 'campaignIds'] as const;

/** Returns the editable content of an edition. */
export function contentOf({ heading, text, headingEn, textEn, campaigns }: EditionDetail): EditionContent {
  return { heading, text, headingEn, textEn, campaignIds: campaigns.map(({ id }) => id) };
}

/** Returns the parts in which two contents differ. Leading and trailing space in a text is ignored. */
export function differing(one: EditionContent, other: EditionContent): readonly EditionPart[] {
  return editionParts.filter((part) => plain(one[part]) !== plain(other[part]));
}

function plain(value: string | readonly string[]): string {
  return typeof value === 'string' ? value.trim() : value.join(' ');
}

/**
 * Merges the changes of two editors. A part that only one of them changed takes that value; the others are conflicts.
 */
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

/**
 * Returns the base of a merge after a save whose answer was lost: parts that the server holds as they were sent were
 * written by that save, not by another editor.
 */
export function withArrived(
  base: EditionContent,
  sent: EditionContent,
  theirs: EditionContent,
): EditionContent {
  const unlike = differing(sent, theirs);
  return withParts(
    base,
    theirs,
    editionParts.filter((part) => !unlike.includes(part)),
  );
}

/** Returns a content with some parts taken from another. */
export function withParts(
  content: EditionContent,
  other: EditionContent,
  parts: readonly EditionPart[],
): EditionContent {
  return { ...content, ...Object.fromEntries(parts.map((part) => [part, other[part]])) };
}
