/** Largest picture that may be uploaded, in bytes. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;

/** Largest file of any kind that may be uploaded, in bytes. Catalogues are larger than pictures. */
export const FILE_BYTES = 60 * 1024 * 1024;

/** Most pixels of an uploaded picture, decoded. */
export const UPLOAD_PIXELS = 50_000_000;

/** Longer side of a stored picture, in pixels. Nothing larger is ever displayed. */
export const KEPT_SIDE = 2_560;

/** Width in pixels below which a picture looks blurred on a campaign's page. */
export const SHARP_WIDTH = 960;

/** Accepted media types, detected from the content. File name and claimed type are ignored. */
export const uploadedMedia = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Path to which files are uploaded in chunks. The state of an upload is requested from the API. */
export const UPLOAD_PATH = '/api/crm/uploads';

const FILE_NAME_LIMIT = 120;

/** Returns the display name of a file: one line without a path, or null when nothing is left. */
export function fileNameOf(given: string | null | undefined): string | null {
  const name = (given ?? '')
    .normalize('NFC')
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  return name ? Array.from(name).slice(0, FILE_NAME_LIMIT).join('') : null;
}
