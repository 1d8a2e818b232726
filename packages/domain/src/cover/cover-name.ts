import { type CoverLayout, readLayout } from './cover-layout.ts';
import { coverNamePattern } from './cover-name-pattern.ts';
import { readThing, type Thing } from './things.ts';

/** Properties from which the cover of a campaign is drawn. */
export interface Cover {
  readonly thing: Thing;
  readonly layout: CoverLayout;
  /** Colour of the brand, `#RRGGBB`. */
  readonly colour: string;
  /** First digits of the name of the brand's logo, or null without a logo. */
  readonly logo: string | null;
  /** Version of the drawings. It changes with every change of them. */
  readonly version: string;
}

/** Number of digits that identify a logo. */
export const LOGO_DIGITS = 8;

/** Number of digits of the hash of all drawings that identify a version. */
export const VERSION_DIGITS = 6;

const NO_LOGO = '0'.repeat(LOGO_DIGITS);

/**
 * Returns the name of a cover as used in URLs. The name encodes everything from which the cover is drawn, so nothing is
 * stored.
 */
export function coverName({ thing, layout, colour, logo, version }: Cover): string {
  return `k${layout}${colour.slice(1).toLowerCase()}${logo ?? NO_LOGO}${version}${thing.replaceAll('-', '_')}`;
}

/** Parses the name of a cover. Returns undefined for any other text. */
export function readCoverName(name: string): Cover | undefined {
  const [, letter = '', colour, logo, version, thingText = ''] = coverNamePattern.exec(name) ?? [];
  const layout = readLayout(letter);
  const thing = readThing(thingText.replaceAll('_', '-'));
  if (layout === undefined || thing === undefined || colour === undefined) return undefined;
  if (logo === undefined || version === undefined) return undefined;
  return { thing, layout, colour: `#${colour}`, logo: logo === NO_LOGO ? null : logo, version };
}

/** Returns the layout in the name of a cover, or null when the name is not that of a cover. */
export function layoutOf(name: string): CoverLayout | null {
  return coverNamePattern.test(name) ? (readLayout(name[1] ?? '') ?? null) : null;
}

/** Returns the name of the same cover in another layout. */
export function inLayout(name: string, layout: CoverLayout): string {
  return `${name[0]}${layout}${name.slice(2)}`;
}
