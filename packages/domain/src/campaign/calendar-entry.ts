const LONGEST_LINE = 75;
const REMIND_BEFORE = '-P1D';
const LASTS_MS = 30 * 60 * 1000;

/** Calendar entry for the end of a campaign. */
export interface CalendarEntry {
  /** Globally unique and the same in every download, so that a second download replaces the first. */
  readonly uid: string;
  readonly end: Date;
  /** Time of the campaign's last change. */
  readonly changed: Date;
  readonly title: string;
  readonly description: string;
  /** Text of the reminder a day before. */
  readonly reminder: string;
  readonly url: string;
  /** Name of the product that created the file: `Ayraç`. */
  readonly product: string;
  readonly language: 'tr' | 'en';
}

/**
 * Writes an iCalendar file (RFC 5545) with an entry for the last half hour of a campaign and a reminder one day before.
 */
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

/** Formats an instant in UTC as `20261130T205959Z`. */
function utcForm(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Escapes the special characters of a text value (RFC 5545, 3.3.11). Control characters become spaces. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Folds a line after at most 75 octets, never within a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
      lines.push(current);
      // The space that marks a continuation line counts, too.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** Returns the number of octets of one character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
