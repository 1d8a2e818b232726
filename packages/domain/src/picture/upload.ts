/** Bytes of a picture that may be uploaded. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;

/** Bytes of any file that may be uploaded: a catalogue is larger than a picture. */
export const FILE_BYTES = 60 * 1024 * 1024;

/** Pixels that a picture may unfold to. */
export const UPLOAD_PIXELS = 50_000_000;

/** Pixels of the longer side that is kept of an uploaded picture; more is never shown. */
export const KEPT_SIDE = 2_560;

/** Pixels of width below which a picture looks blurred on the page of a campaign. */
export const SHARP_WIDTH = 960;

/** What a file may be, judged by its content; its name and what a browser says of it count for nothing. */
export const uploadedMedia = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Where files are uploaded, in pieces; what becomes of one is told by a call. */
export const UPLOAD_PATH = '/api/admin/uploads';

const FILE_NAME_LIMIT = 120;

/** The name of a file as the office shows it: one line without a path; null where nothing is left. */
export function fileNameOf(given: string | null | undefined): string | null {
  const name = (given ?? '')
    .normalize('NFC')
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  return name ? Array.from(name).slice(0, FILE_NAME_LIMIT).join('') : null;
}
