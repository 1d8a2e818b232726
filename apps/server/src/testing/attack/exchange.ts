import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request exactly as it is sent, without a client library's corrections. */
export interface Sent {
  readonly method: string;
  /** Encoded path and query. */
  readonly url: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** The response to a request. */
export interface Answer {
  readonly status: number;
  /** Headers by lower-case name. A repeated header has all of its values. */
  readonly headers: Readonly<Record<string, number | string | readonly string[] | undefined>>;
  /** Decompressed body. */
  readonly body: string;
  readonly ms: number;
}

/** Sends a request; rejects when there is no response. */
export type Send = (request: Sent) => Promise<Answer>;

/** Returns a response header as one string; empty when it is missing. */
export function headerOf({ headers }: Pick<Answer, 'headers'>, name: string): string {
  return [headers[name] ?? []].flat().join(', ');
}

/** Decompresses a response body. */
export function readBody(bytes: Buffer, headers: Answer['headers']): string {
  const encoding = headerOf({ headers }, 'content-encoding');
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
}
