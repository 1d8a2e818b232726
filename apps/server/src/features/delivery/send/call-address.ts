import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { DeliveryProblem } from '@ayrac/domain/delivery/delivery.ts';
import { PrivateAddress, type Reach, type ResolvedAddress, resolveReachable } from './reachable-address.ts';

const MOST_OF_ANSWER = 2_048;

/** Call to make, and its timeout. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeMs: number;
  readonly reach: Reach;
  /** Aborts the call early. */
  readonly signal: AbortSignal;
}

/** Outcome of a call: the status and the beginning of the response, or the problem. */
export type Answered =
  | { readonly kind: 'answer'; readonly status: number; readonly beginning: string }
  | { readonly kind: 'problem'; readonly problem: DeliveryProblem };

/**
 * Posts to an address that a user typed. The name is resolved once and all its addresses are checked. The connection
 * uses the checked address, so that a second DNS response cannot redirect it. HTTP redirects are not followed. Only the
 * beginning of a long response is read.
 */
export async function callAddress(post: Post): Promise<Answered> {
  const deadline = AbortSignal.any([AbortSignal.timeout(post.timeMs), post.signal]);
  try {
    const address = await inTime(resolveReachable(new URL(post.url).hostname, post.reach), deadline);
    return await send(post, address, deadline);
  } catch (error) {
    return { kind: 'problem', problem: deadline.aborted ? 'too-slow' : problemOf(error) };
  }
}

function send(
  { url, headers, body, reach }: Post,
  pinned: ResolvedAddress,
  deadline: AbortSignal,
): Promise<Answered> {
  const isPlain = reach === 'loopback-too' && url.startsWith('http:');
  const length = { 'content-length': `${Buffer.byteLength(body)}` };
  return new Promise((resolve, reject) => {
    const sent = (isPlain ? plainRequest : request)(url, {
      method: 'POST',
      headers: { ...headers, ...length },
      // A connection of its own: none is kept open, and none to another address is reused.
      agent: false,
      lookup: pinnedTo(pinned),
      signal: deadline,
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      const status = answer.statusCode ?? 0;
      const chunks: Buffer[] = [];
      let read = 0;
      const end = () => {
        answer.destroy();
        const beginning = Buffer.concat(chunks).subarray(0, MOST_OF_ANSWER).toString('utf8');
        resolve({ kind: 'answer', status, beginning });
      };
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        read += chunk.length;
        if (read >= MOST_OF_ANSWER) end();
      });
      // The status is known, so a failure of the remaining response does not matter.
      sent.off('error', reject).on('error', end);
      answer.once('error', end);
      answer.once('end', end);
    });
    sent.end(body);
  });
}

/** Returns a lookup function that always answers with the checked address. */
function pinnedTo(pinned: ResolvedAddress): LookupFunction {
  return (_hostname, { all }, answer) => {
    if (all === true) answer(null, [pinned]);
    else answer(null, pinned.address, pinned.family);
  };
}

/** Stops waiting at the deadline, because a DNS lookup cannot be aborted. */
function inTime<Result>(work: Promise<Result>, deadline: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason), { once: true });
    work.then(resolve, reject);
  });
}

function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof PrivateAddress) return 'private-address';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA'].includes(code)) return 'unknown-host';
  const isTrust = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|^ERR_SSL/.test(code);
  return isTrust ? 'bad-certificate' : 'no-connection';
}
