import type { MailedKeyFigure } from '../mail-data.ts';
import type { MailFrame } from './html.ts';
import type { MailContent, MailItem, MailOffer } from './mail-content.ts';

// Signature separator of RFC 3676.
const SIGNATURE = '-- ';

/** Renders a mail as plain text. */
export function writePlain({ words, url, offer, items = [], stop }: MailContent, frame: MailFrame): string {
  const blocks = [
    words.title,
    ...(offer === undefined ? [] : [describeOffer(offer)]),
    ...words.paragraphs,
    ...items.map(describeItem),
    ...(words.steps === undefined ? [] : [describeSteps(words.steps)]),
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

function describeOffer({ title, brand, figure, note }: MailOffer): string {
  return linesOf([brand, title, ...describeFigure(figure), note]);
}

function describeItem({ title, figure, note, url }: MailItem): string {
  return linesOf([title, ...describeFigure(figure), note, url]);
}

function describeFigure(figure: MailedKeyFigure | undefined): readonly string[] {
  return figure === undefined ? [] : [figure.before, `${figure.value} ${figure.after}`.trim()];
}

function linesOf(lines: readonly (string | undefined)[]): string {
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}

function describeSteps({ title, lines }: NonNullable<MailContent['words']['steps']>): string {
  return [title, ...lines.map((text, index) => `${index + 1}. ${text}`)].join('\n');
}
