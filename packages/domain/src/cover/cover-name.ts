import { type CoverLayout, readLayout } from './cover-layout.ts';
import { readThing, type Thing } from './things.ts';

/** All that the cover of a campaign is drawn from. */
export interface Cover {
  readonly thing: Thing;
  readonly layout: CoverLayout;
  /** The brand's colour, `#RRGGBB`. */
  readonly colour: string;
  /** How the name of the brand's mark begins; null where it has none. */
  readonly mark: string | null;
  /** Names the drawings: other ones have another. */
  readonly version: string;
}

/** So many signs of the name of a mark tell it from all others. */
export const MARK_DIGITS = 8;

/** So many signs of the hash of all drawings tell one release of them from another. */
export const VERSION_DIGITS = 6;

const NO_MARK = '0'.repeat(MARK_DIGITS);
/** What the name of a cover looks like. */
export const coverNamePattern = /^k([a-z])([0-9a-f]{6})([0-9a-f]{8})([0-9a-f]{6})([a-z_]{2,30})$/;

/** The name of a cover as addresses have it; what it is drawn from can be read from it, so that it is kept nowhere. */
export function coverName({ thing, layout, colour, mark, version }: Cover): string {
  return `k${layout}${colour.slice(1).toLowerCase()}${mark ?? NO_MARK}${version}${thing.replaceAll('-', '_')}`;
}

/** Reads such a name; undefined where it is none. */
export function readCoverName(name: string): Cover | undefined {
  const [, letter = '', colour, mark, version, told = ''] = coverNamePattern.exec(name) ?? [];
  const layout = readLayout(letter);
  const thing = readThing(told.replaceAll('_', '-'));
  if (layout === undefined || thing === undefined || colour === undefined) return undefined;
  if (mark === undefined || version === undefined) return undefined;
  return { thing, layout, colour: `#${colour}`, mark: mark === NO_MARK ? null : mark, version };
}

/** The layout that a name asks for; null where it names no cover. */
export function layoutOf(name: string): CoverLayout | null {
  return coverNamePattern.test(name) ? (readLayout(name[1] ?? '') ?? null) : null;
}

/** The same cover in another layout. */
export function inLayout(name: string, layout: CoverLayout): string {
  return `${name[0]}${layout}${name.slice(2)}`;
}
