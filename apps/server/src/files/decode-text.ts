const MARK = '\uFEFF';

/**
 * The text of a file that somebody saved in whatever program they had: UTF-16 or UTF-8 by their marks, else UTF-8 where
 * it is valid, else what Turkish Windows writes. Guessing by letters is wrong too often.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bare(new TextDecoder('utf-16le').decode(bytes));
  try {
    return bare(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** A text without the mark that tells its encoding. */
export function bare(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}
