import type { ProofChallenge } from '@ayrac/domain/quote/proof-challenge.ts';
import type { RefusalCode } from '@ayrac/domain/refusal.ts';
import type { CallInput, ReplyOf } from './endpoint.ts';
import type { Endpoints } from './endpoints.ts';

/** Name of an endpoint. */
export type EndpointName = keyof Endpoints;

/** Request to an endpoint, with the parts that the endpoint declares. */
export interface Call<Name extends string = EndpointName> {
  readonly name: Name;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly options: CallOptions;
}

/** Options of a request besides its input. */
interface CallOptions {
  readonly signal?: AbortSignal;
  /** Repeating a POST with the same key returns the result of the first one, for 24 hours. */
  readonly idempotencyKey?: string;
  /** The browser finishes the request even if its page is closed or left. */
  readonly keepalive?: boolean;
}

/**
 * Sends a request to the server and returns the body of the response. Throws an `ApiProblem` for every refusal and when
 * there is no response.
 */
export type Transport<Name extends string = EndpointName> = (call: Call<Name>) => Promise<unknown>;

type Caller<Shape> = keyof CallInput<Shape> extends never
  ? (input?: undefined, options?: CallOptions) => Promise<ReplyOf<Shape>>
  : (input: CallInput<Shape>, options?: CallOptions) => Promise<ReplyOf<Shape>>;

/** Client with a method for each of some endpoints. */
export type ClientOf<Shapes> = { readonly [Name in keyof Shapes]: Caller<Shapes[Name]> };

/** Client for all endpoints except those of the back office, which has its own client. */
export type Client = ClientOf<Endpoints>;

/** Failure of a request: a refusal by the server, or no response (`status` 0). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: RefusalCode | 'timeout' | 'network';
  /** Messages by field path, in the caller's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** Proof of work to compute before the request is accepted. */
  readonly challenge: ProofChallenge | undefined;
  /** Current version of the record, if somebody else has changed it. */
  readonly current: unknown;

  constructor(problem: {
    readonly status: number;
    readonly code: ApiProblem['code'];
    /** Message to display, in the caller's language. */
    readonly error: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly challenge?: ProofChallenge | undefined;
    readonly current?: unknown;
  }) {
    super(problem.error);
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields ?? {};
    this.challenge = problem.challenge;
    this.current = problem.current;
  }
}

/** Creates the typed client on top of a transport. `names` are those of the generated route table. */
export function createClient(names: readonly EndpointName[], transport: Transport): Client {
  return callersOf(names, transport) as Client;
}

/** Creates a method for each name that passes its request to the transport. The caller adds the types. */
export function callersOf<Name extends string>(
  names: readonly Name[],
  transport: Transport<Name>,
): Readonly<Record<string, unknown>> {
  const methods = names.map((name) => [
    name,
    (input: object = {}, options: CallOptions = {}) => transport({ name, ...input, options }),
  ]);
  return Object.fromEntries(methods);
}
