import type { Operation } from '@ayrac/domain/access.ts';
import type { z } from 'zod';

/** HTTP method. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Format of a response body. A `file` states its own media type. */
export type Media = 'json' | 'html' | 'image' | 'csv' | 'file';

/** Declaration of an endpoint: method and path, permission, and the schemas of request and response. */
export interface EndpointShape {
  readonly method: Method;
  /** Path with `:name` parameters. The unusual paths of the specification are written only here. */
  readonly path: string;
  /** One sentence for the API documentation. */
  readonly summary: string;
  /** Row of the access table that decides who may send the request. */
  readonly operation: Operation;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** Format of the response body. The default is `json`. */
  readonly media?: Media;
  /**
   * The URL itself authorises the request by a signed code: any program may send it, from any origin and with any body,
   * which is ignored.
   */
  readonly isSigned?: true;
  /** Timeout of the browser in milliseconds. The default is 10,000. */
  readonly timeoutMs?: number;
  /** Time for which the browser may reuse a response, in milliseconds. The default is 0. */
  readonly cacheMs?: number;
  /** Writes many rows, so the server allows as much time as the browser does. */
  readonly isLong?: true;
  /** Requests per IP address and minute. The default is the server's general limit. */
  readonly perMinute?: number;
}

/** Declares an endpoint. The literal types are kept, so that client and handlers are typed by them. */
export function endpoint<const Shape extends EndpointShape>(shape: Shape): Shape {
  return shape;
}

/** Endpoints among the exports of a contract file. */
export type CallsIn<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends EndpointShape ? Name : never]: Exports[Name];
};

/** Returns the endpoints among the exports of a contract file, by name. */
export function callsIn<const Exports extends object>(exports: Exports): CallsIn<Exports> {
  return Object.fromEntries(Object.entries(exports).filter(([, each]) => isCall(each))) as CallsIn<Exports>;
}

function isCall(exported: unknown): boolean {
  return typeof exported === 'object' && exported !== null && 'operation' in exported && 'reply' in exported;
}

type InputPart<Shape, Part extends 'params' | 'query' | 'body'> = Shape extends {
  readonly [P in Part]: infer Schema;
}
  ? Schema extends z.ZodType
    ? { readonly [P in Part]: z.input<Schema> }
    : unknown
  : unknown;

type OutputPart<Shape, Part extends 'params' | 'query' | 'body'> = Shape extends {
  readonly [P in Part]: infer Schema;
}
  ? Schema extends z.ZodType
    ? { readonly [P in Part]: z.output<Schema> }
    : unknown
  : unknown;

/** Input of a request: the parameters, query and body that the endpoint declares. */
export type CallInput<Shape> = InputPart<Shape, 'params'> &
  InputPart<Shape, 'query'> &
  InputPart<Shape, 'body'>;

/** Validated input of a handler. */
export type ParsedInput<Shape> = OutputPart<Shape, 'params'> &
  OutputPart<Shape, 'query'> &
  OutputPart<Shape, 'body'>;

/** Body of a successful response. */
export type ReplyOf<Shape> = Shape extends { readonly reply: infer Schema }
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : never
  : never;
