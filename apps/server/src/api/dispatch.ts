import { isDeepStrictEqual } from 'node:util';
import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import { mayCall } from '@ayrac/domain/access.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { pathsOfUnplain } from '@ayrac/domain/text/plain-text.ts';
import { z } from 'zod';
import { type CallContext, type Handlers, KeptReply, RawReply, StreamReply } from './handler.ts';

/** The parts of a call as they arrived, not yet validated. */
export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Runs a call: identify is done, then validate, allow, handle; the same for HTTP and for pages. */
export type Dispatch = (name: CallName, context: CallContext, input: RawInput) => Promise<unknown>;

/** Makes the dispatcher; `checkReplies` holds every reply against its schema, for development and tests. */
export function createDispatch(handlers: Handlers, checkReplies: boolean): Dispatch {
  return async (name, context, input) => {
    const shape: EndpointShape = allEndpoints[name];
    const admission = mayCall(context.caller, shape.operation);
    if (admission === 'authenticate') throw new RefusalError('unauthenticated');
    if (admission === 'forbid') throw new RefusalError('forbidden');
    const handler = handlers[name] as (context: CallContext, input: unknown) => Promise<unknown>;
    const reply = await handler(context, parseInput(shape, input));
    const isReady = [RawReply, StreamReply, KeptReply].some((kind) => reply instanceof kind);
    if (checkReplies && !isReady) assertReply(name, shape.reply, reply);
    return reply;
  };
}

function parseInput(shape: EndpointShape, input: RawInput): Record<string, unknown> {
  const parsed: Record<string, unknown> = {};
  const fields: Record<string, FieldProblem> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = shape[part];
    if (schema === undefined) continue;
    const given = input[part] ?? {};
    const result = readPart(schema, given);
    if (result === undefined) fields[part] = 'invalid';
    else if (result.success) {
      parsed[part] = result.data;
      // Here for every text of every call: one that the database cannot keep never reaches a handler.
      for (const path of pathsOfUnplain(sentOf(schema, given, result.data)))
        fields[path] = 'control-character';
    } else
      for (const issue of result.error.issues)
        fields[issue.path.join('.') || part] = problemOf(issue, valueAt(given, issue.path));
  }
  if (Object.keys(fields).length > 0) throw new RefusalError('validation-failed', fields);
  return parsed;
}

/**
 * Reads a part of a call; undefined where that cannot even be refused by its fields: of whatever stands in a text's
 * place zod compares the `length`, which throws where that is an object that no number is made of.
 */
function readPart(schema: z.ZodType, given: unknown): z.ZodSafeParseResult<unknown> | undefined {
  try {
    return schema.safeParse(given);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The texts of a part as they were sent, where the contract makes one value of several. */
function sentOf(schema: z.ZodType, given: unknown, read: unknown): unknown {
  return schema instanceof z.ZodPipe ? z.parse(schema.in, given) : read;
}

/** What stands there as it was sent: the issue itself does not hold it, or holds what it was turned into. */
function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], given);
}

function problemOf(issue: z.core.$ZodIssue, given: unknown): FieldProblem {
  if (issue.code === 'invalid_type' && (given === undefined || given === null)) return 'required';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too-long' : 'above-maximum';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'too-short' : 'below-minimum';
  return 'invalid';
}

function assertReply(name: string, schema: z.ZodType, reply: unknown): void {
  const parsed = schema.parse(reply);
  // zod drops unknown keys: what differs afterwards would have left the server unlisted.
  if (!isDeepStrictEqual(parsed, reply))
    throw new Error(`The reply of ${name} holds fields beyond its schema.`);
}
