import type { Locale } from '@ayrac/domain/text/locale.ts';
import { escapeHtml } from '#server/api/escape-html.ts';
import type { MailedKeyFigure } from '../mail-data.ts';
import type { MailContent, MailItem, MailOffer } from './mail-content.ts';

/** Parts common to every mail. */
export interface MailFrame {
  readonly locale: Locale;
  readonly homeUrl: string;
  /** Absolute URL of the site's logo. */
  readonly logoUrl: string;
  readonly pasteLink: string;
  readonly footLines: readonly string[];
  /** Set for a preview by the editor: in a fixed colour scheme, with links that open in a new window. */
  readonly preview?: MailPreview | undefined;
}

/** Preview of a mail before it is sent. */
export interface MailPreview {
  readonly scheme: 'light' | 'dark';
}

// The site's design tokens repeated, since a mail cannot load its stylesheet.
const light = { paper: '#faf8f3', surface: '#ffffff', ink: '#14211f', soft: '#5f6965', accent: '#0b6b68' };
const dark = { paper: '#0f1615', surface: '#18211f', ink: '#eff2ec', soft: '#98a59f', accent: '#54cdc1' };
const onAccent = { light: '#ffffff', dark: '#05211f' };

const darkRules = `{
.paper { background: ${dark.paper} !important; } .surface { background: ${dark.surface} !important; }
.ink { color: ${dark.ink} !important; } .soft, .soft a { color: ${dark.soft} !important; }
.link, .soft .link { color: ${dark.accent} !important; }
.button { background: ${dark.accent} !important; color: ${onAccent.dark} !important; } }`;

/** Returns the media query for the dark colours: fixed in a preview, otherwise the reader's preference. */
function darkMedia(preview: MailPreview | undefined): string {
  if (preview === undefined) return '(prefers-color-scheme: dark)';
  return preview.scheme === 'dark' ? 'all' : 'not all';
}

/** Renders a mail as HTML: simple boxes up to 600 pixels wide, readable without styles, pictures or scripts. */
export function writeHtml(content: MailContent, frame: MailFrame): string {
  const { words, url, offer, items = [], stop } = content;
  return `<!doctype html>
<html lang="${frame.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
${frame.preview === undefined ? '' : '<base target="_blank">\n'}<title>${escapeHtml(words.subject)}</title><style>@media ${darkMedia(frame.preview)} ${darkRules}</style></head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(words.preheader)}</div>
<div style="max-width:600px;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere;font:16px/1.5 system-ui,'Segoe UI',Roboto,Arial,sans-serif">
<p style="margin:0 0 16px;font-size:22px;font-weight:700"><a class="link" href="${escapeHtml(frame.homeUrl)}" style="color:${light.accent};text-decoration:none"><img src="${escapeHtml(frame.logoUrl)}" width="32" height="32" alt="" style="border:0;border-radius:8px;vertical-align:-8px;margin-right:10px">Ayraç</a></p>
<div class="surface ink" style="background:${light.surface};color:${light.ink};border-radius:12px;padding:28px 24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(words.title)}</h1>
${offer === undefined ? '' : offerBox(offer)}
${words.paragraphs.map((text) => paragraph(text)).join('\n')}
${items.map(itemBox).join('\n')}
${words.steps === undefined ? '' : stepList(words.steps)}
${url === undefined ? '' : button(words.button ?? url, url, frame.pasteLink)}
${(words.notes ?? []).map((text) => paragraph(text)).join('\n')}
</div>
<div class="soft" style="color:${light.soft};padding:20px 24px;font-size:13px">
${frame.footLines.map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`).join('\n')}
${stop === undefined ? '' : `<p style="margin:0 0 8px"><a href="${escapeHtml(stop.url)}" style="color:${light.soft}">${escapeHtml(stop.label)}</a></p>`}
</div></div></body></html>
`;
}

function paragraph(text: string, url?: string, note?: string): string {
  const escaped = escapeHtml(text).replaceAll('\n', '<br>');
  const linked =
    url === undefined
      ? escaped
      : `<a class="link" href="${escapeHtml(url)}" style="color:${light.accent};font-weight:600">${escaped}</a>`;
  const noted =
    note === undefined ? '' : `<br><span class="soft" style="color:${light.soft}">${escapeHtml(note)}</span>`;
  return `<p style="margin:0 0 16px">${linked}${noted}</p>`;
}

/** Renders an item with its link, and its picture beside it, or above it on narrow screens. */
function itemBox({ title, url, note, figure, picture }: MailItem): string {
  const lines = figure === undefined ? '' : figureLines(figure, 18);
  if (picture === undefined) return paragraph(title, url, note) + lines;
  // Mail programs do not agree on columns, but inline blocks wrap everywhere.
  const column = (width: number, held: string) =>
    `<div style="display:inline-block;vertical-align:top;width:100%;max-width:${width}px;margin:0 12px 12px 0">${held}</div>`;
  // Hidden from screen readers and the keyboard, because the title has the same link.
  const shown = `<a href="${escapeHtml(url)}" aria-hidden="true" tabindex="-1"><img src="${escapeHtml(picture)}" width="200" height="105" alt="" style="display:block;width:200px;height:105px;border:0;border-radius:10px"></a>`;
  const link = `<p style="margin:0 0 4px;line-height:1.35"><a class="link" href="${escapeHtml(url)}" style="color:${light.accent};font-weight:600">${escapeHtml(title)}</a></p>`;
  const noted = note === undefined ? '' : softLine(note, 'margin-top:4px');
  return `<div style="margin:0 0 12px">${column(200, shown)}${column(300, link + lines + noted)}</div>`;
}

/** Renders a key figure: its meaning, the value, and its condition. */
function figureLines({ before, value, after }: MailedKeyFigure, size: number): string {
  return `${before === '' ? '' : softLine(before)}<p style="margin:0"><span style="font-size:${size}px;font-weight:700">${escapeHtml(value)}</span> ${escapeHtml(after)}</p>`;
}

function softLine(text: string, looks = ''): string {
  return `<p class="soft" style="margin:0;color:${light.soft};font-size:14px;${looks}">${escapeHtml(text)}</p>`;
}

/** Renders an offer like a card: picture, brand, title, figure and last day. */
function offerBox({ title, brand, figure, note, picture }: MailOffer): string {
  const shown =
    picture === undefined
      ? ''
      : `<img src="${escapeHtml(picture)}" width="552" alt="" style="display:block;width:100%;height:auto;border:0;border-radius:10px;margin:0 0 16px">`;
  const lines = figure === undefined ? '' : figureLines(figure, 24);
  return `<div style="margin:0 0 24px">${shown}${brand === undefined ? '' : softLine(brand)}
<p style="margin:0 0 8px;font-size:18px;font-weight:600;line-height:1.35">${escapeHtml(title)}</p>
${lines}${note === undefined ? '' : softLine(note, 'margin-top:8px')}</div>`;
}

/** Renders the next steps as an ordered list. */
function stepList({ title, lines }: NonNullable<MailContent['words']['steps']>): string {
  const shown = lines.map((text) => `<li style="margin:0 0 8px">${escapeHtml(text)}</li>`);
  return `<h2 style="margin:24px 0 8px;font-size:17px;line-height:1.35">${escapeHtml(title)}</h2>
<ol style="margin:0 0 16px;padding-left:24px">${shown.join('')}</ol>`;
}

function button(label: string, url: string, pasteLink: string): string {
  const to = escapeHtml(url);
  return `<p style="margin:24px 0"><a class="button" href="${to}" style="display:inline-block;background:${light.accent};color:${onAccent.light};padding:12px 24px;border-radius:8px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 16px;color:${light.soft};font-size:13px">${escapeHtml(pasteLink)}<br><a class="link" href="${to}" style="color:${light.accent}">${to}</a></p>`;
}
