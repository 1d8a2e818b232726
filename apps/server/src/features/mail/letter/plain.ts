import type { MailContent } from './contents.ts';
import type { MailFrame } from './html.ts';

// What RFC 3676 says ends the letter and begins its sender's lines.
const SIGNATURE = '-- ';

/** Writes a mail as text alone. */
export function writePlain({ words, url, items = [], stop }: MailContent, frame: MailFrame): string {
  const blocks = [
    words.title,
    ...words.paragraphs,
    ...items.map((item) =>
      [item.title, ...(item.note === undefined ? [] : [item.note]), item.url].join('\n'),
    ),
    ...(url === undefined ? [] : [`${words.button ?? ''}:\n${url}`]),
    ...(words.notes ?? []),
    [
      SIGNATURE,
      'Ayraç',
      ...frame.footLines,
      ...(stop === undefined ? [] : [`${stop.label}: ${stop.url}`]),
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
