import { describe, expect, it } from 'vitest';
import { type CalendarEntry, writeCalendarEntry } from './calendar-entry.ts';

const entry: CalendarEntry = {
  uid: 'a1b2@ayrac.example',
  end: new Date('2026-11-30T20:59:59Z'),
  changed: new Date('2026-11-20T09:00:00Z'),
  title: 'Şömine; odun, köz \\ kül',
  description: 'İlk satır\nSon satır, virgüllü',
  reminder: 'Yarın bitiyor',
  url: 'https://ayrac.example/kampanyalar/somine',
  product: 'Ayraç',
  language: 'tr',
};

/** Parses a file as RFC 5545 requires: unfold, split at the first colon outside of quotes, unescape. */
function parse(file: string): { readonly lines: readonly string[]; readonly values: Map<string, string> } {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  const values = new Map(
    lines.filter(Boolean).map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
      return [name, value.replace(/\\([\\;,nN])/g, (_, sign) => (sign.toLowerCase() === 'n' ? '\n' : sign))];
    }),
  );
  return { lines, values };
}

describe('calendar entry', () => {
  it('has an end, a time stamp, an address and a stable id', () => {
    const { lines, values } = parse(writeCalendarEntry(entry));
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(values.get('UID')).toBe('a1b2@ayrac.example');
    expect(values.get('DTSTAMP')).toBe('20261120T090000Z');
    expect(values.get('DTSTART')).toBe('20261130T202959Z');
    expect(values.get('DTEND')).toBe('20261130T205959Z');
    expect(values.get('URL')).toBe(entry.url);
  });

  it('has a reminder a day before', () => {
    const { lines } = parse(writeCalendarEntry(entry));
    const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM') + 1);
    expect(alarm).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P1D',
      'DESCRIPTION:Yarın bitiyor',
      'END:VALARM',
    ]);
  });

  it('keeps special characters in its texts', () => {
    const { values } = parse(writeCalendarEntry(entry));
    expect(values.get('SUMMARY')).toBe(entry.title);
    expect(writeCalendarEntry(entry)).toContain('DESCRIPTION;LANGUAGE=tr:İlk satır\\nSon satır\\, virgüllü');
  });

  it('does not allow a text to add lines', () => {
    const file = writeCalendarEntry({ ...entry, title: 'a\r\nBEGIN:VEVENT\rX\u0000' });
    expect(file.match(/^BEGIN:VEVENT$/gm)).toHaveLength(1);
    expect(parse(file).values.get('SUMMARY')).toBe('a\nBEGIN:VEVENT\nX ');
  });

  it.each(['ş'.repeat(200), 'a'.repeat(74), `${'a'.repeat(60)}${'🎁'.repeat(40)}`, '一'.repeat(90)])(
    'has no line above 75 octets and splits no character: %s',
    (title) => {
      const file = writeCalendarEntry({ ...entry, title });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
      expect(parse(file).values.get('SUMMARY')).toBe(title);
    },
  );
});
