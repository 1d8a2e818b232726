/**
 * Breaks a text into at most `lines` lines: first so that no word stands apart from what it leads to,
 * then so that the longest line is short and the others are about as long.
 */
export function breakLines(text: string, lines: number): string[] {
  const ways = waysToBreak(text.split(' '), lines);
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
  return tornApart(one) - tornApart(other) || unevenness(one) - unevenness(other);
}

/** How many lines end in a word that leads on to the next, or hold nothing but a short one. */
function tornApart(lines: readonly string[]): number {
  return lines.filter((line, index) => {
    const isLast = index === lines.length - 1;
    return isLast ? lines.length > 1 && isShort(line) : leadsOn(line.split(' '));
  }).length;
}

/** The length of the longest line, and by how much the lines fall short of it on average. */
function unevenness(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.length);
  const longest = Math.max(...lengths);
  return 2 * longest - lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

/** A number leads to what it counts; a word of one or two letters leads on unless it is what is counted: 3 ay. */
function leadsOn(line: readonly string[]): boolean {
  const last = line.at(-1) ?? '';
  if (isNumber(last)) return true;
  return isShort(last) && !(isNumber(line.at(-2) ?? '') && units.test(last));
}

const units = /^(ay|kg|km|GB|TB)$/;

function isShort(word: string): boolean {
  return /^\p{L}{1,2}$/u.test(word);
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
