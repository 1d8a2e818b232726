/** The first letters of the first and the last name, as the avatar shows them. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s._-]+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = '') => [...word][0]?.toLocaleUpperCase('tr') ?? '').join('');
}
