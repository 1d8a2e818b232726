import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { isObject } from '@ayrac/domain/json-object.ts';
import { below, happens } from './chance.ts';
import { hostileText } from './hostile-texts.ts';
import { asText, reshape, spoil } from './hostile-values.ts';
import { encodePart, hostilePart, hostileQuery, writeQuery } from './odd-addresses.ts';
import { jsonLoad, type Load, oddLoad } from './odd-bodies.ts';
import type { SampleInput } from './sample.ts';

const MOST_SPOILT_PLACES = 3;

/** Input of a call in the form in which it is sent, with URL parts encoded. */
export interface CallInput {
  readonly params: Readonly<Record<string, string>>;
  /** Query without the question mark; empty if there is none. */
  readonly query: string;
  /** Undefined when no body is sent. */
  readonly load: Load | undefined;
}

/** Returns the input as a well-meaning client sends it. */
export function plainInput({ method }: EndpointShape, { params, query, body }: SampleInput): CallInput {
  return {
    params: mapValues(params, encodePart),
    query: writeQuery(query),
    load: method === 'GET' ? undefined : jsonLoad(body ?? {}),
  };
}

/** Returns the input with something wrong in at least one of its parts. */
export function hostileInput(
  random: Random,
  { method }: EndpointShape,
  { params, query, body }: SampleInput,
): CallInput {
  return {
    params: mapValues(params, (value) => (happens(random, 0.6) ? hostilePart(random) : encodePart(value))),
    query: drawQuery(random, query),
    load: method === 'GET' && happens(random, 0.97) ? undefined : drawLoad(random, body),
  };
}

function drawQuery(random: Random, query: Readonly<Record<string, string>>): string {
  if (happens(random, 0.15)) return hostileQuery(random);
  const spoilt = mapValues(query, (value) => (happens(random, 0.5) ? hostileText(random) : value));
  return writeQuery(happens(random, 0.2) ? mapValues(reshape(random, spoilt), asText) : spoilt);
}

function drawLoad(random: Random, body: unknown): Load {
  if (happens(random, 0.25)) return oddLoad(random, body ?? {});
  if (isObject(body) && happens(random, 0.15)) return jsonLoad(reshape(random, body));
  let spoilt: unknown = body ?? {};
  for (let place = 0; place <= below(random, MOST_SPOILT_PLACES); place += 1) spoilt = spoil(random, spoilt);
  return jsonLoad(spoilt);
}

function mapValues<Value>(
  object: Readonly<Record<string, Value>>,
  change: (value: Value) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
