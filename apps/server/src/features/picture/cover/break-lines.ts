/**
 * Breaks a text into at most `most` lines. Prefers breaks that do not separate words belonging together, then short
 * lines of similar length.
 */
export function breakLines(text: string, most: number): string[] {
  const ways = waysToBreak(text.split(' '), most);
  return ways.reduce((best, way) => (compare(way, best) < 0 ? way : best));
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

function compare(one: readonly string[], other: readonly string[]): number {
  return (
    tornApart(one) - tornApart(other) || unevenness(one) - unevenness(other) || loose(one) - loose(other)
  );
}

/**
 * Counts the bad breaks: lines that end in a word belonging to the next one, or a last line with only a short word.
 */
function tornApart(lines: readonly string[]): number {
  return lines.filter((line, index) => {
    const words = line.split(' ');
    const isLast = index === lines.length - 1;
    const next = lines[index + 1]?.split(' ')[0] ?? '';
    return isLast ? lines.length > 1 && isShort(line) : leadsOn(words.at(-1) ?? '', next);
  }).length;
}

/** Returns the length of the longest line plus the typical amount by which the lines fall short of it. */
function unevenness(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.length);
  const longest = Math.max(...lengths);
  const squares = lengths.map((length) => (longest - length) ** 2);
  return longest + Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / lengths.length);
}

/** Counts the lines that end in a word of three letters, which often belongs to the next one, as in "hoş geldin". */
function loose(lines: readonly string[]): number {
  return lines.slice(0, -1).filter((line) => /(?:^| )\p{L}{3}$/u.test(line)).length;
}

/**
 * Whether a word belongs to the next one: a number before its unit or noun, and a short word unless it is a unit
 * itself, as in "3 ay".
 */
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
