const lettersWithoutDecomposition: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/**
 * Folds a text to the form in which search and slugs compare it: lower case, Turkish letters as their plain
 * Latin ones (İ, I, ı and i are one letter), no marks, every run of other signs as one space, trimmed.
 */
export function foldTurkish(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The letters of a text folded alone; other signs stay as they are. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıßæœøłđ]/g, (letter) => lettersWithoutDecomposition[letter] ?? letter);
}

/** The words of a text as search compares them; none of an empty one. */
export function foldedWords(text: string): string[] {
  return foldTurkish(text)
    .split(' ')
    .filter((word) => word !== '');
}

/** Lowers Turkish text for the screen (I becomes ı); never for slugs, e-mails, tokens or other identifiers. */
export function lowerTurkish(text: string): string {
  return text.toLocaleLowerCase('tr');
}

const turkishPlaces: Readonly<Record<string, string>> = {
  ç: 'c~',
  ğ: 'g~',
  ı: 'i',
  i: 'i~',
  î: 'i~',
  ö: 'o~',
  ş: 's~',
  ü: 'u~',
  â: 'a',
  û: 'u',
};

/**
 * A text that sorts byte by byte as the Turkish alphabet does, in a database that knows no Turkish: a letter that
 * stands behind another is written as that one with a sign behind all letters.
 */
export function turkishSortKey(text: string): string {
  return lowerTurkish(text.normalize('NFC').trim()).replace(
    /[çğıiöşüâîû]/g,
    (letter) => turkishPlaces[letter] ?? letter,
  );
}

// Made for the first comparison, not with the module: it costs a phone more than all modules of a page together.
let turkishOrder: Intl.Collator | undefined;

/** Compares two names in the order of the Turkish alphabet, and the numbers within them by value. */
export function compareTurkish(left: string, right: string): number {
  turkishOrder ??= new Intl.Collator('tr', { numeric: true });
  return turkishOrder.compare(left, right);
}

/** Returns a new list, sorted by a name of each item in the order of the Turkish alphabet. */
export function sortByTurkish<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return items.toSorted((left, right) => compareTurkish(nameOf(left), nameOf(right)));
}
