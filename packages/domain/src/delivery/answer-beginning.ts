const MOST_SIGNS = 200;
const HIDDEN = '•••';

/**
 * Returns the beginning of a brand's response for the log, without control characters, known values of the person, and
 * anything that looks like an e-mail address or a phone number.
 */
export function answerBeginning(answer: string, known: readonly (string | null)[]): string | null {
  const personal = known.flatMap((value) => (value === null || value.trim().length < 2 ? [] : value.trim()));
  const without = personal
    .toSorted((left, right) => right.length - left.length)
    .reduce(
      (text, value) =>
        text.replaceAll(new RegExp(value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu'), HIDDEN),
      answer,
    );
  const redacted = without
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, HIDDEN)
    .replace(/\d(?:[\s().-]{0,3}\d){4,}/g, HIDDEN)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return redacted === '' ? null : redacted.slice(0, MOST_SIGNS);
}
