/**
 * Breaks a text into at most `most` lines: first so that no word stands apart from what it leads to, then so that
 * they are no fewer than `wanted`, then so that the longest line is short and the others are about as long.
 */
export function breakLines(text: string, most: number, wanted = 1): string[] {
  const ways = waysToBreak(text.split(' '), most);
  return ways.reduce((best, way) => (compare(way, best, wanted) < 0 ? way : best));
}

function waysToBreak(words: readonly string[], lines: number): string[][] {
  const whole = [words.join(' ')];
  if (lines <= 1) return [whole];
  const broken = words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return waysToBreak(words.slice(index + 1), lines - 1).map((rest) => [first, ...rest]);
  });
  return [whole, ...broken];
}

function compare(one: readonly string[], other: readonly string[], wanted: number): number {
  return (
    tornApart(one) - tornApart(other) ||
    Math.min(other.length, wanted) - Math.min(one.length, wanted) ||
    unevenness(one) - unevenness(other) ||
    loose(one) - loose(other)
  );
}

/** How many lines end in a word that leads on to the next, lead up to a sum in their middle, or hold a bit alone. */
function tornApart(lines: readonly string[]): number {
  return lines.filter((line, index) => {
    const words = line.split(' ');
    const isLast = index === lines.length - 1;
    const next = lines[index + 1]?.split(' ')[0] ?? '';
    const isTorn = isLast ? lines.length > 1 && isShort(line) : leadsOn(words.at(-1) ?? '', next);
    return isTorn || (index > 0 && breaksUpTo(words));
  }).length;
}

/** Whether words that began on the line above run into a sum: what is worth `₺70` is said before it, and in one. */
function breaksUpTo(words: readonly string[]): boolean {
  const sum = words.findIndex((word) => /^(?:%|₺)\d|^\d[\d.,]*%/.test(word));
  const before = words[sum - 1] ?? '';
  return sum > 0 && !isLittle(before) && !/^(?:with|worth)$/i.test(before);
}

/** The length of the longest line, and by how much the lines fall short of it on average. */
function unevenness(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.length);
  const longest = Math.max(...lengths);
  return 2 * longest - lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

/** How many lines end in a word so short that it more often than not belongs to the next one: hoş geldin. */
function loose(lines: readonly string[]): number {
  return lines.slice(0, -1).filter((line) => /(?:^| )\p{L}{3}$/u.test(line)).length;
}

/** A number leads to what it counts; a little word leads on, unless it is itself what is counted: 3 ay. */
function leadsOn(word: string, next: string): boolean {
  if (isNumber(word)) return units.test(next) || !isLittle(next);
  return isLittle(word) && !units.test(word);
}

const units = /^(ay|kg|km|GB|TB)$/;

function isLittle(word: string): boolean {
  return isShort(word) || /^(?:for|from)$/i.test(word);
}

function isShort(word: string): boolean {
  return /^\p{L}{1,2}$/u.test(word);
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
