/** Bytes that a file of a lead may have. */
export const ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** How many files a lead has at most. */
export const MOST_ATTACHMENTS = 20;

/** What a file of a lead may be: its media type, and how its name ends where it is downloaded. */
export const attachmentKinds = {
  pdf: { media: 'application/pdf', ending: 'pdf' },
  jpeg: { media: 'image/jpeg', ending: 'jpg' },
  png: { media: 'image/png', ending: 'png' },
  webp: { media: 'image/webp', ending: 'webp' },
  docx: {
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: 'docx',
  },
  xlsx: { media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
} as const;

/** What a file of a lead is. */
export type AttachmentKind = keyof typeof attachmentKinds;

/** The first bytes in hexadecimal; a dot stands for any digit. */
const beginnings: readonly (readonly [Exclude<AttachmentKind, 'docx' | 'xlsx'> | 'zip', RegExp])[] = [
  ['pdf', /^255044462d3\d/],
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['webp', /^52494646.{8}57454250/],
  ['zip', /^504b0304/],
];

/**
 * What a file is by how it begins; undefined where it is nothing that is taken. What it is called and what a browser
 * says of it count for nothing; a page or a drawing has no beginning of its own, and is never taken.
 */
export function beginningKind(
  bytes: Uint8Array,
): Exclude<AttachmentKind, 'docx' | 'xlsx'> | 'zip' | undefined {
  const start = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return beginnings.find(([, pattern]) => pattern.test(start))?.[0];
}

/**
 * What a packed file is by the names of its parts; undefined where it is none of ours, or holds a program or another
 * file that somebody could be led to open.
 */
export function packedKind(parts: readonly string[]): 'docx' | 'xlsx' | undefined {
  const names = parts.map((name) => name.toLowerCase());
  if (names.some((name) => /vbaproject|\.bin$|\/(?:embeddings|activex|macrosheets)\//.test(name)))
    return undefined;
  if (!names.includes('[content_types].xml')) return undefined;
  if (names.includes('word/document.xml')) return 'docx';
  return names.includes('xl/workbook.xml') ? 'xlsx' : undefined;
}

/** The name under which a file is downloaded: it ends as what the file is, whatever it was called. */
export function downloadName(name: string, kind: AttachmentKind): string {
  const { ending } = attachmentKinds[kind];
  const endings = kind === 'jpeg' ? [ending, 'jpeg'] : [ending];
  return endings.some((one) => name.toLowerCase().endsWith(`.${one}`)) ? name : `${name}.${ending}`;
}

/** Offers a file for saving under its name (RFC 6266), with letters of any language. */
export function attachmentDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain.trim() || 'file'}"; filename*=UTF-8''${whole}`;
}
