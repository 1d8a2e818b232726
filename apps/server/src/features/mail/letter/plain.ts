import type { MailedKeyFigure } from '../mail-data.ts';
import type { MailContent, MailItem, MailOffer } from './contents.ts';
import type { MailFrame } from './html.ts';

// Signature separator of RFC 3676.
const SIGNATURE = '-- ';

/** Renders a mail as plain text. */
export function writePlain({ words, url, offer, items = [], stop }: MailContent, frame: MailFrame): string {
  const blocks = [
    words.title,
    ...(offer === undefined ? [] : [tellOffer(offer)]),
    ...words.paragraphs,
    ...items.map(tellItem),
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
  return linesOf([brand, title, ...tellFigure(figure), note]);
}

function tellItem({ title, figure, note, url }: MailItem): string {
  return linesOf([title, ...tellFigure(figure), note, url]);
}

function tellFigure(figure: MailedKeyFigure | undefined): readonly string[] {
  return figure === undefined ? [] : [figure.before, `${figure.value} ${figure.after}`.trim()];
}

function linesOf(lines: readonly (string | undefined)[]): string {
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}

function tellSteps({ title, lines }: NonNullable<MailContent['words']['steps']>): string {
  return [title, ...lines.map((text, index) => `${index + 1}. ${text}`)].join('\n');
}
