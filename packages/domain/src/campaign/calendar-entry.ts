const LONGEST_LINE = 75;
const REMIND_BEFORE = '-P1D';
const LASTS_MS = 30 * 60 * 1000;

/** The end of a campaign as a calendar holds it. */
export interface CalendarEntry {
  /** Unique in the world and the same at each download, so that a second one replaces the first. */
  readonly uid: string;
  readonly end: Date;
  /** When the campaign was last changed. */
  readonly changed: Date;
  readonly title: string;
  readonly description: string;
  /** What the reminder says a day before. */
  readonly reminder: string;
  readonly url: string;
  /** What made the file: `Ayraç`. */
  readonly product: string;
  readonly language: 'tr' | 'en';
}

/** Writes the last half hour of a campaign as an iCalendar file (RFC 5545), with a reminder a day before. */
export function writeCalendarEntry(entry: CalendarEntry): string {
  const { uid, end, changed, title, description, reminder, url, product, language } = entry;
  const begin = new Date(end.getTime() - LASTS_MS);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//NONSGML//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcForm(changed)}`,
    `DTSTART:${utcForm(begin)}`,
    `DTEND:${utcForm(end)}`,
    `SUMMARY;LANGUAGE=${language}:${escapeText(title)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${REMIND_BEFORE}`,
    `DESCRIPTION:${escapeText(reminder)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** An instant in UTC, as `20261130T205959Z`. */
function utcForm(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** The signs that a text value may not hold bare (RFC 5545, 3.3.11); control characters become spaces. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Breaks a line after at most 75 octets, never within a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
      lines.push(current);
      // The space that marks what goes on counts, too.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** Octets of one character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
