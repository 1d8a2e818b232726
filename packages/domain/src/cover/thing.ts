import { foldTurkish } from '../text/turkish.ts';
import { kinds, titleWords } from './thing-words.ts';
import type { Thing } from './things.ts';

const FALLBACK: readonly Thing[] = ['gift', 'shopping-bag'];

/**
 * Returns the thing on a campaign's cover. The deepest category with matching words determines the possible things, and
 * the title selects one of them. When the title names none, its hash picks a thing that illustrates the whole category,
 * always the same for the same title. `categoryNames` starts at the root.
 */
export function thingOf(categoryNames: readonly string[], title: string): Thing {
  const folded = ` ${foldTurkish(title)} `;
  for (const name of categoryNames.toReversed()) {
    const kind = kindOf(name);
    if (kind === undefined) continue;
    return namedThing(folded, kind.specific) ?? pick(kind.any, folded);
  }
  return namedThing(folded, Object.keys(titleWords) as Thing[]) ?? pick(FALLBACK, folded);
}

type Kind = (typeof kinds)[number];

const known = new Map<string, Kind | undefined>();
// Bounds the cache. There are only some hundreds of categories.
const MOST_KNOWN = 2_000;

/** Returns the things of a category's name, by its longest matching words. Undefined when nothing matches. */
function kindOf(name: string): Kind | undefined {
  if (known.has(name)) return known.get(name);
  const folded = ` ${foldTurkish(name)} `;
  const fitting = kinds.filter(({ words }) => folded.includes(` ${words}`));
  const found = fitting.toSorted((one, other) => other.words.length - one.words.length)[0];
  if (known.size < MOST_KNOWN) known.set(name, found);
  return found;
}

/** Returns the thing that a title names by the longest word, or undefined. */
function namedThing(title: string, things: readonly Thing[]): Thing | undefined {
  let best: Thing | undefined;
  let length = 0;
  for (const thing of things) {
    for (const word of titleWords[thing] ?? []) {
      if (word.length > length && title.includes(` ${word}`)) [best, length] = [thing, word.length];
    }
  }
  return best;
}

function pick(things: readonly Thing[], text: string): Thing {
  return things[numberOf(text) % things.length] ?? 'gift';
}

/** Returns a hash of a text, below 1,000,003 and the same in every runtime. */
export function numberOf(text: string): number {
  let number = 7;
  for (const sign of text) number = (number * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
}
