import type { Operation } from '@ayrac/domain/access.ts';
import type { z } from 'zod';

/** How a call is made. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What a reply's body is; a `file` says by itself what it is. */
export type Media = 'json' | 'html' | 'image' | 'csv' | 'file';

/** What one call of the API is: where it stands, who may call it, what goes in and what comes out. */
export interface EndpointShape {
  readonly method: Method;
  /** Path with `:name` segments; the specification's odd paths stand here and nowhere else. */
  readonly path: string;
  /** One sentence for the API's readers. */
  readonly summary: string;
  /** The row of the access table that decides who may call. */
  readonly operation: Operation;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** What the reply's body is; `json` unless said otherwise. */
  readonly media?: Media;
  /**
   * What its address carries allows it: any program may send it, from anywhere, with whatever body, which is not
   * read.
   */
  readonly isSigned?: true;
  /** Milliseconds that the browser waits; 10,000 unless said otherwise. */
  readonly timeoutMs?: number;
  /** Milliseconds that the browser may reuse an answer; not at all unless said otherwise. */
  readonly cacheMs?: number;
  /** A write of many rows: the server gives it as long as the browser waits for it. */
  readonly isLong?: true;
  /** Calls of one address in a minute; the server's general limit unless said otherwise. */
  readonly perMinute?: number;
}

/** Declares a call; the literal types survive, so that client and handler are typed by it. */
export function endpoint<const Shape extends EndpointShape>(shape: Shape): Shape {
  return shape;
}

/** The calls among what a file of the contract exports. */
export type CallsIn<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends EndpointShape ? Name : never]: Exports[Name];
};

/** The calls of a file by their names: a noun's calls stand in the list of all by one line. */
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

/** What a caller passes: params, query and body as far as the call has them. */
export type CallInput<Shape> = InputPart<Shape, 'params'> &
  InputPart<Shape, 'query'> &
  InputPart<Shape, 'body'>;

/** What a handler receives, after validation. */
export type ParsedInput<Shape> = OutputPart<Shape, 'params'> &
  OutputPart<Shape, 'query'> &
  OutputPart<Shape, 'body'>;

/** What a call answers when it succeeds. */
export type ReplyOf<Shape> = Shape extends { readonly reply: infer Schema }
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : never
  : never;
