import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { DeliveryProblem } from '@ayrac/domain/delivery/delivery.ts';
import { PrivateAddress, type Reach, type ResolvedAddress, resolveReachable } from './reachable-address.ts';

const MOST_OF_ANSWER = 2_048;

/** What is posted, where to, and for how long at most. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeMs: number;
  readonly reach: Reach;
  /** Hangs up before the time is over. */
  readonly signal: AbortSignal;
}

/** What came of a call: an answer with how it began, or why there was none. */
export type Answered =
  | { readonly kind: 'answer'; readonly status: number; readonly beginning: string }
  | { readonly kind: 'problem'; readonly problem: DeliveryProblem };

/**
 * Posts to an address that somebody typed. Its name is resolved once and every address behind it checked; the
 * connection goes to the one that was checked, so that no second answer of a name server leads elsewhere. Redirects are
 * answers like any other, and of a long answer nothing but the beginning is read.
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
      // A connection of its own: none is left open, and none that was opened to another address is taken.
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
      // The status is there: what becomes of the rest changes nothing.
      sent.off('error', reject).on('error', end);
      answer.once('error', end);
      answer.once('end', end);
    });
    sent.end(body);
  });
}

/** Answers with the address that was checked, whatever is asked for. */
function pinnedTo(pinned: ResolvedAddress): LookupFunction {
  return (_hostname, { all }, answer) => {
    if (all === true) answer(null, [pinned]);
    else answer(null, pinned.address, pinned.family);
  };
}

/** A name server that is silent cannot be hung up on: nobody waits for it any longer. */
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
