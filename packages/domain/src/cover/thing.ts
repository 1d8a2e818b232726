import { foldTurkish } from '../text/turkish.ts';
import { kinds, saidInTitles } from './thing-words.ts';
import type { Thing } from './things.ts';

const FALLBACK: readonly Thing[] = ['gift', 'shopping-bag'];

/**
 * The thing that stands on a campaign's cover, by the names of its categories from the root down and by its title. The
 * deepest category that says something names what may stand there; the title chooses among that. Where it says nothing,
 * the same title always gets the same one of those that stand for all of the category.
 */
export function thingOf(categoryNames: readonly string[], title: string): Thing {
  const told = ` ${foldTurkish(title)} `;
  for (const name of categoryNames.toReversed()) {
    const kind = kindOf(name);
    if (kind === undefined) continue;
    return toldThing(told, kind.told) ?? pick(kind.any, told);
  }
  return toldThing(told, Object.keys(saidInTitles) as Thing[]) ?? pick(FALLBACK, told);
}

type Kind = (typeof kinds)[number];

const known = new Map<string, Kind | undefined>();
// Categories are some hundreds; a flood of other names is none of ours.
const MOST_KNOWN = 2_000;

/** What a category's name says; the longest words that fit it win. */
function kindOf(name: string): Kind | undefined {
  if (known.has(name)) return known.get(name);
  const folded = ` ${foldTurkish(name)} `;
  const fitting = kinds.filter(({ words }) => folded.includes(` ${words}`));
  const found = fitting.toSorted((one, other) => other.words.length - one.words.length)[0];
  if (known.size < MOST_KNOWN) known.set(name, found);
  return found;
}

/** The one of these things that a title names by its longest word. */
function toldThing(title: string, things: readonly Thing[]): Thing | undefined {
  let best: Thing | undefined;
  let length = 0;
  for (const thing of things) {
    for (const word of saidInTitles[thing] ?? []) {
      if (word.length > length && title.includes(` ${word}`)) [best, length] = [thing, word.length];
    }
  }
  return best;
}

function pick(things: readonly Thing[], text: string): Thing {
  return things[numberOf(text) % things.length] ?? 'gift';
}

/** A number of its own for every text, the same everywhere. */
export function numberOf(text: string): number {
  let number = 7;
  for (const sign of text) number = (number * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
}
