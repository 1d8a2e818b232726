import { ApiProblem, type Call, type Transport } from '@ayrac/contract/client.ts';
import type { Route } from '@ayrac/contract/route-table.ts';
import { isObject } from '@ayrac/domain/json-object.ts';
import type { ProofChallenge } from '@ayrac/domain/quote/proof-challenge.ts';
import { isRefusalCode } from '@ayrac/domain/refusal.ts';

/** Dependencies of the transport. Tests pass their own. */
export interface TransportParts {
  readonly fetch: typeof fetch;
  /** Monotonic clock, in milliseconds. */
  readonly clock: () => number;
  /** Language of error messages: that of the page. */
  readonly language: () => string;
  /** Returns the message for a call that got no usable answer. */
  readonly explain: (cause: 'timeout' | 'network' | 'unknown') => string;
  /** Handles a 401 or 403: resolves with the reply of another attempt, or throws the refusal. */
  readonly mend?: (call: RefusedCall) => Promise<unknown>;
}

/** A call that was refused because of the caller's identity or rights. */
export interface RefusedCall {
  readonly problem: ApiProblem;
  readonly path: string;
  /** Start of the call, on the transport's clock. */
  readonly sentAt: number;
  readonly again: () => Promise<unknown>;
}

interface Kept {
  readonly reply: Promise<unknown>;
  readonly until: number;
}

/** A read that got no answer is tried once more: a lost connection is more often a tunnel than an outage. */
const READ_TRIES = 2;

/** Returns a transport over `fetch` with each route's timeout and caching, and one retry for reads. */
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
    // Other callers may share this request, so an abort by the first one must not cancel it.
    const reply = send(parts, route, address, call, undefined);
    kept.set(key, { reply, until: parts.clock() + route.cacheMs });
    // Failures are not cached.
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

/** Returns the address of a call with its parameters and query. Also used for links to files. */
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

/** The route's timeout covers the whole call, retries included. */
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
    keepalive: call.options.keepalive ?? false,
  });
  const text = await response.text();
  if (!response.ok) throw problemOf(parts, response.status, readJson(text));
  if (route.media === 'html') return text;
  const body = readJson(text);
  // Not a response of our server, for example the sign-in page of a public network.
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

/** Reads a refusal as specified: the message is the body's `error`, if it has one. */
function problemOf(parts: TransportParts, status: number, body: unknown): ApiProblem {
  const { code, error, fields, challenge, current } = isObject(body) ? body : {};
  return new ApiProblem({
    status,
    code: typeof code === 'string' && isRefusalCode(code) ? code : 'internal',
    error: typeof error === 'string' ? error : parts.explain('unknown'),
    fields: isObject(fields) ? (fields as Record<string, string>) : {},
    challenge: isObject(challenge) ? (challenge as unknown as ProofChallenge) : undefined,
    current,
  });
}
