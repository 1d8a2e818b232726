import type { Readable } from 'node:stream';
import type { AllEndpoints, CallName } from '@ayrac/contract/all-endpoints.ts';
import type { ParsedInput, ReplyOf } from '@ayrac/contract/endpoint.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

/** What a handler knows of the call beyond its input. */
export interface CallContext {
  readonly db: Database;
  readonly services: Services;
  readonly now: Date;
  readonly caller: Caller;
  readonly locale: Locale;
  /** The caller's network address, for limits alone. */
  readonly address: string;
  /** What the caller's program calls itself. */
  readonly userAgent: string;
  /** Whether a browser asks ahead of its visitor. */
  readonly isPrefetch: boolean;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** What the caller's browser keeps for this site; empty where the answer is the same for everyone. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Adds a `Set-Cookie` header to the answer, also to that of a refusal. */
  readonly setCookie: (header: string) => void;
  /** Notes what a page made from this call shows, so that a change of it drops the page. */
  readonly uses: (...tags: string[]) => void;
  /** Notes that what this call answers is no longer true after this instant. */
  readonly expires: (at: Date) => void;
}

/** An answer that is more than a JSON body. */
export class RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;

  constructor(reply: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
  }) {
    this.status = reply.status ?? 200;
    this.headers = reply.headers ?? {};
    this.body = reply.body ?? '';
  }
}

/** An answer that is sent while it is made, so that it is never whole in memory. */
export class StreamReply {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;

  constructor(headers: StreamReply['headers'], body: Readable) {
    this.headers = headers;
    this.body = body;
  }
}

/**
 * An answer that is the same for everyone who asks for its key: it is made when nobody has it ready, and kept until
 * what it `uses` changes or it `expires`.
 */
export class KeptReply {
  readonly key: string;
  readonly make: (context: CallContext) => Promise<RawReply>;

  constructor(key: string, make: KeptReply['make']) {
    this.key = key;
    this.make = make;
  }
}

/** Serves one call. */
export type Handler<Name extends CallName> = (
  context: CallContext,
  input: ParsedInput<AllEndpoints[Name]>,
) => Promise<ReplyOf<AllEndpoints[Name]> | RawReply | StreamReply | KeptReply>;

/** The handlers of some calls; a feature's `routes.ts` exports one. */
export type Handlers<Names extends CallName = CallName> = { readonly [Name in Names]: Handler<Name> };
