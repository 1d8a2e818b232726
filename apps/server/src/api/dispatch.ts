import { isDeepStrictEqual } from 'node:util';
import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import { mayCall } from '@ayrac/domain/access.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { pathsOfUnplain } from '@ayrac/domain/text/plain-text.ts';
import { z } from 'zod';
import { CacheableReply, type CallContext, type Handlers, RawReply, StreamReply } from './handler.ts';

/** The parts of a call before validation. */
interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Runs a call whose caller is already identified: checks access, validates the input, then runs the handler. HTTP and
 * page rendering share it.
 */
export type Dispatch = (name: CallName, context: CallContext, input: RawInput) => Promise<unknown>;

/**
 * Creates the dispatcher. With `checkReplies`, used in development and tests, every reply is checked against its
 * schema.
 */
export function createDispatch(handlers: Handlers, checkReplies: boolean): Dispatch {
  return async (name, context, input) => {
    const shape: EndpointShape = allEndpoints[name];
    const admission = mayCall(context.caller, shape.operation);
    if (admission === 'authenticate') throw new RefusalError('unauthenticated');
    if (admission === 'forbid') throw new RefusalError('forbidden');
    const handler = handlers[name] as (context: CallContext, input: unknown) => Promise<unknown>;
    const reply = await handler(context, parseInput(shape, input));
    const isReady = [RawReply, StreamReply, CacheableReply].some((kind) => reply instanceof kind);
    if (checkReplies && !isReady) assertReply(name, shape.reply, reply);
    return reply;
  };
}

function parseInput(shape: EndpointShape, input: RawInput): Record<string, unknown> {
  const parsed: Record<string, unknown> = {};
  const fields: Record<string, FieldProblem> = {};
  const allowed: Record<string, readonly string[]> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = shape[part];
    if (schema === undefined) continue;
    const given = input[part] ?? {};
    const result = readPart(schema, given);
    if (result === undefined) fields[part] = 'invalid';
    else if (result.success) {
      parsed[part] = result.data;
      // Checked here for every string of every call, so that no handler receives text that the database cannot store.
      for (const path of pathsOfUnplain(sentOf(schema, given, result.data)))
        fields[path] = 'control-character';
    } else
      for (const issue of result.error.issues) {
        const path = issue.path.join('.') || part;
        fields[path] = problemOf(issue, valueAt(given, issue.path));
        if (issue.code === 'invalid_value') allowed[path] = issue.values.map(String);
      }
  }
  if (Object.keys(fields).length > 0) throw new RefusalError('validation-failed', fields, { allowed });
  return parsed;
}

/**
 * Validates one part of a call. Returns undefined when zod itself throws: it compares the `length` of any value given
 * for a string, which fails for an object that cannot be converted to a number. Such input has no field to report.
 */
function readPart(schema: z.ZodType, given: unknown): z.ZodSafeParseResult<unknown> | undefined {
  try {
    return schema.safeParse(given);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Returns the values as they were sent, for schemas that transform several of them into one. */
function sentOf(schema: z.ZodType, given: unknown, read: unknown): unknown {
  return schema instanceof z.ZodPipe ? z.parse(schema.in, given) : read;
}

/** Returns the value that was sent at a path. The issue lacks it, or holds its converted form. */
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
  // zod drops unknown keys, so any difference is a field that would have been sent without being in the schema.
  if (!isDeepStrictEqual(parsed, reply))
    throw new Error(`The response of ${name} has fields that its schema does not define.`);
}
