import { ApiProblem, type Call, type Transport } from '@ayrac/contract/client.ts';
import type { Route } from '@ayrac/contract/route-table.ts';
import type { ProofChallenge } from '@ayrac/domain/proof-challenge.ts';
import { isRefusalCode } from '@ayrac/domain/refusal.ts';

/** What the transport takes from its surroundings; tests pass their own. */
export interface TransportParts {
  readonly fetch: typeof fetch;
  /** Milliseconds that only ever grow. */
  readonly clock: () => number;
  /** The language of messages, as the page has it. */
  readonly language: () => string;
  /** What to say when no answer came. */
  readonly explain: (cause: 'timeout' | 'network' | 'unknown') => string;
  /** Hears of a 401 or 403 and answers for the call, by another try or by the refusal. */
  readonly mend?: (call: RefusedCall) => Promise<unknown>;
}

/** A call that was refused for who makes it. */
export interface RefusedCall {
  readonly problem: ApiProblem;
  readonly path: string;
  /** When it began, by the clock of the transport. */
  readonly sentAt: number;
  readonly again: () => Promise<unknown>;
}

interface Kept {
  readonly reply: Promise<unknown>;
  readonly until: number;
}

/** One more try for a read that got no answer: a lost connection is more often a tunnel than an outage. */
const READ_TRIES = 2;

/**
 * Carries the calls of a table over `fetch`: with the specified times, reuse of answers, and one more try for reads.
 */
export function browserTransport<Name extends string>(
  routes: Readonly<Record<Name, Route>>,
  parts: TransportParts,
): Transport<Name> {
  const kept = new Map<string, Kept>();
  return (call) => {
    const route = routes[call.name];
    const address = addressOf(route, call);
    const { signal } = call.options;
    if (route.cacheMs === 0) return sendMended(parts, route, address, call);
    const key = `${parts.language()} ${address}`;
    const known = kept.get(key);
    if (known !== undefined && known.until > parts.clock()) return unlessAborted(known.reply, signal);
    // Others may wait for the same answer, so whoever asked first cannot call it off for them.
    const reply = send(parts, route, address, call, undefined);
    kept.set(key, { reply, until: parts.clock() + route.cacheMs });
    // A failure is not reused.
    reply.catch(() => kept.delete(key));
    return unlessAborted(reply, signal);
  };
}

function unlessAborted(reply: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (signal === undefined) return reply;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Where a call stands with its input: also what a link to a file leads to. */
export function addressOf(route: Route, call: Pick<Call, 'params' | 'query'>): string {
  const path = route.path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(call.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

async function sendMended(
  parts: TransportParts,
  route: Route,
  address: string,
  call: Call<string>,
): Promise<unknown> {
  const again = () => send(parts, route, address, call, call.options.signal);
  const sentAt = parts.clock();
  try {
    return await again();
  } catch (problem) {
    const isRefused = problem instanceof ApiProblem && (problem.status === 401 || problem.status === 403);
    if (!isRefused || parts.mend === undefined) throw problem;
    return parts.mend({ problem, path: route.path, sentAt, again });
  }
}

/** The route's time is that of the whole call, further tries included. */
async function send(
  parts: TransportParts,
  route: Route,
  address: string,
  call: Call<string>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), route.timeoutMs);
  const ended = signal === undefined ? timeout.signal : AbortSignal.any([timeout.signal, signal]);
  try {
    for (let triesLeft = route.method === 'GET' ? READ_TRIES : 1; ; ) {
      try {
        return await sendOnce(parts, route, address, call, ended);
      } catch (error) {
        if (error instanceof ApiProblem || signal?.aborted) throw error;
        triesLeft -= 1;
        if (timeout.signal.aborted) throw unanswered(parts, 'timeout');
        if (triesLeft === 0) throw unanswered(parts, 'network');
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

function unanswered(parts: TransportParts, cause: 'timeout' | 'network'): ApiProblem {
  return new ApiProblem({ status: 0, code: cause, error: parts.explain(cause) });
}

async function sendOnce(
  parts: TransportParts,
  route: Route,
  address: string,
  call: Call<string>,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await parts.fetch(address, {
    method: route.method,
    credentials: 'same-origin',
    headers: headersOf(parts, call),
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw problemOf(parts, response.status, readJson(text));
  if (route.media === 'html') return text;
  const body = readJson(text);
  // An answer that is not ours, of a network that asks to sign in for example.
  if (body === undefined) throw problemOf(parts, response.status, body);
  return body;
}

function headersOf(parts: TransportParts, call: Call<string>): Record<string, string> {
  const { idempotencyKey } = call.options;
  return {
    accept: 'application/json',
    'accept-language': parts.language(),
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The specified reading of a refusal: the body's `error` where it has one. */
function problemOf(parts: TransportParts, status: number, body: unknown): ApiProblem {
  const { code, error, fields, challenge, current } = isRecord(body) ? body : {};
  return new ApiProblem({
    status,
    code: typeof code === 'string' && isRefusalCode(code) ? code : 'internal',
    error: typeof error === 'string' ? error : parts.explain('unknown'),
    fields: isRecord(fields) ? (fields as Record<string, string>) : {},
    challenge: isRecord(challenge) ? (challenge as unknown as ProofChallenge) : undefined,
    current,
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
