import { createReadStream } from 'node:fs';

/** Bytes that are processed without a pause; larger chunks would delay visitors noticeably. */
const CHUNK = 64 * 1024;
const MARK = '\uFEFF';

/**
 * Yields the text of a file in chunks and detects its encoding: UTF-16 by the byte order mark, UTF-8 if the whole file
 * is valid, otherwise windows-1254, the encoding of Turkish Windows. Guessing from letter frequencies is wrong too
 * often.
 */
export async function* fileText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path));
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    const bytes: Buffer = chunk;
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

/** Removes the byte order mark. */
export function bare(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}

async function encodingOf(path: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
      const bytes: Buffer = chunk;
      if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'windows-1254';
  }
}
