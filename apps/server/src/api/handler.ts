import type { Readable } from 'node:stream';
import type { AllEndpoints, CallName } from '@ayrac/contract/all-endpoints.ts';
import type { ParsedInput, ReplyOf } from '@ayrac/contract/endpoint.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

/** What a handler knows about the call besides its input. */
export interface CallContext {
  readonly db: Database;
  readonly services: Services;
  readonly now: Date;
  readonly caller: Caller;
  readonly locale: Locale;
  /** The caller's IP address, used for rate limits only. */
  readonly address: string;
  /** The caller's `User-Agent` header. */
  readonly userAgent: string;
  /** Whether a browser is prefetching, before its visitor has followed the link. */
  readonly isPrefetch: boolean;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** Cookies of the request; empty when the reply must be the same for everyone. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Adds a `Set-Cookie` header to the response, including an error response. */
  readonly setCookie: (header: string) => void;
  /** Records the tags of the data that the reply shows. A change to that data invalidates the page made from it. */
  readonly uses: (...tags: string[]) => void;
  /** Records the time after which the reply is no longer true. */
  readonly expires: (at: Date) => void;
}

/** A response with a status, headers and body of its own instead of a plain JSON body. */
export class RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Digest that identifies the body, when it is known without hashing the whole body. */
  readonly digest: string | undefined;

  constructor(reply: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
    readonly digest?: string;
  }) {
    this.status = reply.status ?? 200;
    this.headers = reply.headers ?? {};
    this.body = reply.body ?? '';
    this.digest = reply.digest;
  }
}

/** A response that is streamed as it is produced, so that it is never held in memory as a whole. */
export class StreamReply {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;

  constructor(headers: StreamReply['headers'], body: Readable) {
    this.headers = headers;
    this.body = body;
  }
}

/**
 * A response that is the same for everyone who requests its key. On a cache miss it is made, then cached until its
 * `uses` tags are invalidated or it `expires`.
 */
export class CacheableReply {
  readonly key: string;
  readonly make: (context: CallContext) => Promise<RawReply>;

  constructor(key: string, make: CacheableReply['make']) {
    this.key = key;
    this.make = make;
  }
}

/** Handles one call. */
type Handler<Name extends CallName> = (
  context: CallContext,
  input: ParsedInput<AllEndpoints[Name]>,
) => Promise<ReplyOf<AllEndpoints[Name]> | RawReply | StreamReply | CacheableReply>;

/** Handlers of a group of calls. Each feature's `routes.ts` exports one. */
export type Handlers<Names extends CallName = CallName> = { readonly [Name in Names]: Handler<Name> };
