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
 * Folds a text for comparison in search and slugs: lower case, Turkish letters as plain Latin ones (İ, I, ı and i are
 * equal), no diacritics, every run of other characters as one space, trimmed.
 */
export function foldTurkish(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Folds only the letters of a text. Other characters are kept. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıßæœøłđ]/g, (letter) => lettersWithoutDecomposition[letter] ?? letter);
}

/** Returns the folded words of a text as search compares them. Empty for an empty text. */
export function foldedWords(text: string): string[] {
  return foldTurkish(text)
    .split(' ')
    .filter((word) => word !== '');
}

/**
 * Converts Turkish text to lower case for display (I becomes ı). Not for slugs, e-mail addresses, tokens or other
 * identifiers.
 */
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
 * Returns a key whose byte order is Turkish alphabetical order, for a database without a Turkish collation. A letter
 * that follows another in the alphabet is written as that letter plus a character after all letters.
 */
export function turkishSortKey(text: string): string {
  return lowerTurkish(text.normalize('NFC').trim()).replace(
    /[çğıiöşüâîû]/g,
    (letter) => turkishPlaces[letter] ?? letter,
  );
}

// Created on first use rather than at load time: creating it costs a phone more time than all modules of a page.
let turkishOrder: Intl.Collator | undefined;

/** Compares two names in Turkish alphabetical order, and numbers within them by value. */
export function compareTurkish(left: string, right: string): number {
  turkishOrder ??= new Intl.Collator('tr', { numeric: true });
  return turkishOrder.compare(left, right);
}

/** Returns a new list, sorted by a name of each item in Turkish alphabetical order. */
export function sortByTurkish<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return items.toSorted((left, right) => compareTurkish(nameOf(left), nameOf(right)));
}
