import { createReadStream } from 'node:fs';

/** What is gone through without a pause: more of it and visitors notice. */
const CHUNK = 64 * 1024;
const MARK = '\uFEFF';

/**
 * The text of a file that somebody saved in whatever program they had, a part at a time: UTF-16 by its mark, else UTF-8
 * where all of it is valid, else what Turkish Windows writes. Guessing by letters is wrong too often.
 */
export async function* fileText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path));
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    const bytes: Buffer = chunk;
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

/** A text without the mark that tells its encoding. */
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
