/*
 * A place for a thumb's width of picture shows a cover from nearer: the drawing alone, since its words would be specks
 * there and stand beside it anyway. The drawing says itself what belongs to its words, and where to look.
 */
const WORDS = '<g class="words"';
const ONLY_NEAR = '<g class="near"';
const HIDDEN = ' display="none"';

/** What only somebody reads who sees the whole cover. */
export function words(content: string): string {
  return `${WORDS}>${content}</g>`;
}

/** Where to look from nearer: a part of 16 to 9, its left and top edge and its width; and what is drawn there alone. */
export function near(x: number, y: number, width: number, instead = ''): string {
  const view = `<view id="near" viewBox="${x} ${y} ${width} ${(width * 9) / 16}"/>`;
  return instead === '' ? view : `${view}${ONLY_NEAR}${HIDDEN}>${instead}</g>`;
}

/** A drawing as it is seen from nearer; one that has no such part stays as it is. */
export function seenFromNear(svg: string): string {
  const part = /<view id="near" viewBox="([\d. -]+)"/.exec(svg)?.[1];
  if (part === undefined) return svg;
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${part}"`)
    .replaceAll(WORDS, WORDS + HIDDEN)
    .replaceAll(ONLY_NEAR + HIDDEN, ONLY_NEAR);
}
