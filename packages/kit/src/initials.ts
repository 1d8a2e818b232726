/** Returns the uppercase initials of the first and last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s._-]+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = '') => [...word][0]?.toLocaleUpperCase('tr') ?? '').join('');
}
