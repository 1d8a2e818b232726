import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request as it is sent, whatever a client library would make of it. */
export interface Sent {
  readonly method: string;
  /** Path and query, written out. */
  readonly url: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  /** By their names in lower case; one that came several times has all its values. */
  readonly headers: Readonly<Record<string, number | string | readonly string[] | undefined>>;
  /** Not compressed any more. */
  readonly body: string;
  readonly ms: number;
}

/** Sends a request; fails where no answer came. */
export type Send = (request: Sent) => Promise<Answer>;

/** A header of an answer as one text; empty where there is none. */
export function headerOf({ headers }: Pick<Answer, 'headers'>, name: string): string {
  return [headers[name] ?? []].flat().join(', ');
}

/** What was sent as a body before it was compressed. */
export function readBody(bytes: Buffer, headers: Answer['headers']): string {
  const encoding = headerOf({ headers }, 'content-encoding');
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
}
