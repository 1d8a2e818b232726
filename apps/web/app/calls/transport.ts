import { ApiProblem, type Call, type Transport } from '@ayrac/contract/client.ts';
import type { Route } from '@ayrac/contract/route-table.ts';
import { routes } from '@ayrac/contract/routes.generated.ts';

/** What the transport takes from its surroundings; tests pass their own. */
export interface TransportParts {
  readonly fetch: typeof fetch;
  /** Milliseconds that only ever grow. */
  readonly clock: () => number;
  /** The language of messages, as the page has it. */
  readonly language: () => string;
  /** What to say when no answer came. */
  readonly explain: (cause: 'timeout' | 'network' | 'unknown') => string;
}

interface Kept {
  readonly reply: Promise<unknown>;
  readonly until: number;
}

/** One more try for a read that got no answer: a lost connection is more often a tunnel than an outage. */
const READ_TRIES = 2;

/** Carries calls over `fetch`: with the specified times, reuse of answers, and one more try for reads. */
export function browserTransport(parts: TransportParts): Transport {
  const kept = new Map<string, Kept>();
  return (call) => {
    const route = routes[call.name];
    const address = addressOf(route, call);
    if (route.cacheMs === 0) return send(parts, route, address, call);
    const key = `${parts.language()} ${address}`;
    const known = kept.get(key);
    if (known !== undefined && known.until > parts.clock()) return known.reply;
    const reply = send(parts, route, address, call);
    kept.set(key, { reply, until: parts.clock() + route.cacheMs });
    // A failure is not reused.
    reply.catch(() => kept.delete(key));
    return reply;
  };
}

function addressOf(route: Route, call: Call): string {
  const path = route.path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(call.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

async function send(parts: TransportParts, route: Route, address: string, call: Call): Promise<unknown> {
  const tries = route.method === 'GET' ? READ_TRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(parts, route, address, call);
    } catch (error) {
      const isLost = error instanceof ApiProblem && error.code === 'network';
      if (!isLost || attempt === tries) throw error;
    }
  }
}

async function sendOnce(parts: TransportParts, route: Route, address: string, call: Call): Promise<unknown> {
  const timeout = AbortSignal.timeout(route.timeoutMs);
  const signal =
    call.options.signal === undefined ? timeout : AbortSignal.any([timeout, call.options.signal]);
  try {
    const response = await parts.fetch(address, {
      method: route.method,
      credentials: 'same-origin',
      headers: headersOf(parts, call),
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal,
    });
    if (!response.ok) throw await problemOf(parts, response);
    return route.media === 'html' ? await response.text() : await response.json();
  } catch (error) {
    if (error instanceof ApiProblem || call.options.signal?.aborted) throw error;
    throw new ApiProblem({
      status: 0,
      code: timeout.aborted ? 'timeout' : 'network',
      error: parts.explain('unknown'),
    });
  }
}

function headersOf(parts: TransportParts, call: Call): Record<string, string> {
  const { idempotencyKey } = call.options;
  return {
    accept: 'application/json',
    'accept-language': parts.language(),
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
}

/** The specified reading of a refusal: the body's `error` where it has one. */
async function problemOf(parts: TransportParts, response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null);
  const { code, error, fields } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return new ApiProblem({
    status: response.status,
    code: (typeof code === 'string' ? code : 'internal') as ApiProblem['code'],
    error: typeof error === 'string' ? error : parts.explain('unknown'),
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {},
  });
}
