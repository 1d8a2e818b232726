import type { MailContent, MailOffer } from './contents.ts';
import type { MailFrame } from './html.ts';

// What RFC 3676 says ends the letter and begins its sender's lines.
const SIGNATURE = '-- ';

/** Writes a mail as text alone. */
export function writePlain({ words, url, offer, items = [], stop }: MailContent, frame: MailFrame): string {
  const blocks = [
    words.title,
    ...(offer === undefined ? [] : [tellOffer(offer)]),
    ...words.paragraphs,
    ...items.map((item) =>
      [item.title, ...(item.note === undefined ? [] : [item.note]), item.url].join('\n'),
    ),
    ...(words.steps === undefined ? [] : [tellSteps(words.steps)]),
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

function tellOffer({ title, brand, figure, note }: MailOffer): string {
  const said = figure && [figure.before, `${figure.value} ${figure.after}`.trim()];
  return [brand, title, ...(said ?? []), note].filter((line) => line !== undefined && line !== '').join('\n');
}

function tellSteps({ title, lines }: NonNullable<MailContent['words']['steps']>): string {
  return [title, ...lines.map((text, index) => `${index + 1}. ${text}`)].join('\n');
}
