import { RefusalError } from '@ayrac/domain/refusal.ts';
import { SaxesParser } from 'saxes';

/** Callbacks for the XML elements of a part. Names have no prefix. */
export interface ElementCallbacks {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Parses a part chunk by chunk and yields after each, so that the caller can take the results so far. */
export async function* readElements(
  part: AsyncIterable<Buffer>,
  callbacks: ElementCallbacks,
): AsyncGenerator<void> {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new RefusalError('file-unreadable');
  });
  parser.on('opentag', ({ name, attributes }) => callbacks.open?.(bareName(name), attributes));
  parser.on('closetag', ({ name }) => callbacks.close?.(bareName(name)));
  parser.on('text', (text) => callbacks.text?.(text));
  parser.on('cdata', (text) => callbacks.text?.(text));
  const decoder = new TextDecoder();
  for await (const chunk of part) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.close();
  yield;
}

/** Parses a whole part. */
export async function parseAll(part: AsyncIterable<Buffer>, callbacks: ElementCallbacks): Promise<void> {
  for await (const _ of readElements(part, callbacks));
}

function bareName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
