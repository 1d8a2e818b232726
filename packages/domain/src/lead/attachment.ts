/** Largest attachment, in bytes. */
export const ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Most attachments of a lead. */
export const MOST_ATTACHMENTS = 20;

/** Media types of attachments, each with the file extension used for downloads. */
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

/** Kind of an attachment. */
export type AttachmentKind = keyof typeof attachmentKinds;

/** First bytes of each kind in hexadecimal. A dot matches any digit. */
const beginnings: readonly (readonly [Exclude<AttachmentKind, 'docx' | 'xlsx'> | 'zip', RegExp])[] = [
  ['pdf', /^255044462d3\d/],
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['webp', /^52494646.{8}57454250/],
  ['zip', /^504b0304/],
];

/**
 * Detects the kind of a file by its first bytes, or returns undefined for kinds that are not accepted. File name and
 * claimed media type are ignored. HTML and SVG have no fixed first bytes, so they are never accepted.
 */
export function beginningKind(
  bytes: Uint8Array,
): Exclude<AttachmentKind, 'docx' | 'xlsx'> | 'zip' | undefined {
  const start = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return beginnings.find(([, pattern]) => pattern.test(start))?.[0];
}

/**
 * Detects the kind of a ZIP file by the names of its entries. Returns undefined for other kinds, and for documents with
 * macros or embedded files, which somebody could be tricked into opening.
 */
export function packedKind(parts: readonly string[]): 'docx' | 'xlsx' | undefined {
  const names = parts.map((name) => name.toLowerCase());
  if (names.some((name) => /vbaproject|\.bin$|\/(?:embeddings|activex|macrosheets)\//.test(name)))
    return undefined;
  if (!names.includes('[content_types].xml')) return undefined;
  if (names.includes('word/document.xml')) return 'docx';
  return names.includes('xl/workbook.xml') ? 'xlsx' : undefined;
}

/** Returns the file name for a download. Its extension always matches the kind of the file. */
export function downloadName(name: string, kind: AttachmentKind): string {
  const { ending } = attachmentKinds[kind];
  const endings = kind === 'jpeg' ? [ending, 'jpeg'] : [ending];
  return endings.some((one) => name.toLowerCase().endsWith(`.${one}`)) ? name : `${name}.${ending}`;
}

/** Returns the `Content-Disposition` that downloads a file under its name (RFC 6266), including non-ASCII letters. */
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
