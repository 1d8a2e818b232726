import type { ProofChallenge } from '@ayrac/domain/proof-challenge.ts';
import type { RefusalCode } from '@ayrac/domain/refusal.ts';
import type { CallInput, ReplyOf } from './endpoint.ts';
import type { Endpoints } from './endpoints.ts';

/** The name of a call. */
export type EndpointName = keyof Endpoints;

/** One call on its way: its parts are those that the endpoint has. */
export interface Call<Name extends string = EndpointName> {
  readonly name: Name;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly options: CallOptions;
}

/** What a caller may ask of one call beyond its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeated POST answer the first one's result for 24 hours. */
  readonly idempotencyKey?: string;
}

/** Carries a call to the server and brings the reply's body; throws an `ApiProblem` for every refusal. */
export type Transport<Name extends string = EndpointName> = (call: Call<Name>) => Promise<unknown>;

type Caller<Shape> = keyof CallInput<Shape> extends never
  ? (input?: undefined, options?: CallOptions) => Promise<ReplyOf<Shape>>
  : (input: CallInput<Shape>, options?: CallOptions) => Promise<ReplyOf<Shape>>;

/** Some calls as methods. */
export type ClientOf<Shapes> = { readonly [Name in keyof Shapes]: Caller<Shapes[Name]> };

/** Every call of the API as a method; those of the office have a client of their own. */
export type Client = ClientOf<Endpoints>;

/** What the transport could not do: the server's refusal, or no answer at all (`status` 0). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: RefusalCode | 'timeout' | 'network';
  /** Path of a field to the message for it, in the caller's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the sender has to compute before the call is taken. */
  readonly challenge: ProofChallenge | undefined;
  /** The record as it is now, where somebody else changed it meanwhile. */
  readonly current: unknown;

  constructor(problem: {
    readonly status: number;
    readonly code: ApiProblem['code'];
    /** The message to show, in the caller's language. */
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

/** Makes the typed caller over a transport; the names are those of the generated list of routes. */
export function createClient(names: readonly EndpointName[], transport: Transport): Client {
  return callersOf(names, transport) as Client;
}

/** A method for each name, which hands its call to the transport; a client of other calls gives them their types. */
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
